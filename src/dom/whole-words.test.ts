import { expect, it } from 'vitest';
import { wholeWords } from './whole-words.ts';

const cut = (text: string, from: number, to: number): string => text.slice(...wholeWords(text, from, to));

it('moves both ends to the ends of words', () => {
  expect(cut('The tide is told here.', 5, 14)).toBe('tide is told');
  expect(cut('The tide is told here.', 4, 16)).toBe('tide is told');
});

it('keeps an end between words where it is', () => {
  expect(cut('The tide, is told here.', 3, 9)).toBe(' tide,');
  expect(cut('“It’s late,” he said.', 0, 4)).toBe('“It’s');
});

it('finds words in a script without spaces', () => {
  expect(cut('東京都に住んでいます。', 1, 2)).toBe('東京');
});
