import { expect, test } from 'vitest';
import { NO_CONTEXT, textBlockSequence, verdictLetters } from '../../testing/text-block-sequence.ts';
import { numWords } from './num-words.ts';
import type { TextBlock } from './text-block.ts';

const classified = (...facts: Partial<TextBlock>[]): string =>
  verdictLetters(numWords(textBlockSequence(...facts), NO_CONTEXT));

test('compares a block with the block before it and the block after it', () => {
  expect(classified({ words: 16 })).toBe('B');
  expect(classified({ words: 17 })).toBe('C');
  expect(classified({ words: 5 }, { words: 16 })).toBe('CC');
  expect(classified({ words: 4 }, { words: 15 })).toBe('BB');
});

test('never keeps a block with more than a third of its words in links', () => {
  expect(classified({ words: 30, anchorWords: 10 })).toBe('B');
  expect(classified({ words: 30, anchorWords: 9 })).toBe('C');
});

test('requires more words after a block with more than 5/9 of its words in links', () => {
  expect(classified({ words: 9, anchorWords: 6 }, { words: 20 })).toBe('BB');
  expect(classified({ words: 9, anchorWords: 5 }, { words: 20 })).toBe('BC');
  expect(classified({ words: 9, anchorWords: 6 }, { words: 41 })).toBe('BC');
});

test('replaces an earlier verdict', () => {
  expect(classified({ words: 3, isContent: true })).toBe('B');
});
