import { expect, test } from 'vitest';
import { charOverlap } from './char-overlap.ts';

test('weights words by length and counts each as often as the gold has it', () => {
  expect(charOverlap('A longer word, a word', 'word longer gold')).toEqual({ precision: 10 / 16, recall: 10 / 14 });
});

test('is 0 for an empty text', () => {
  expect(charOverlap('', 'gold')).toEqual({ precision: 0, recall: 0 });
  expect(charOverlap('text', '')).toEqual({ precision: 0, recall: 0 });
});
