import { expect, test } from 'vitest';
import { charOverlap } from './char-overlap.ts';

test('words count by their length, and each as often as the gold has it', () => {
  expect(charOverlap('A longer word, a word', 'word longer gold')).toEqual({ precision: 10 / 16, recall: 10 / 14 });
});

test('an empty text shares nothing', () => {
  expect(charOverlap('', 'gold')).toEqual({ precision: 0, recall: 0 });
  expect(charOverlap('text', '')).toEqual({ precision: 0, recall: 0 });
});
