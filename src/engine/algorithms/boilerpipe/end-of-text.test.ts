import { expect, test } from 'vitest';
import { NO_CONTEXT, textBlockSequence, verdictLetters } from '../../testing/text-block-sequence.ts';
import { findEnd, ignoreAfterEnd, isEndSign } from './end-of-text.ts';
import { END_OF_TEXT, hasLabel, type TextBlock } from './text-block.ts';

const C = { isContent: true };
const END = { labels: END_OF_TEXT };
const afterEnd = (...facts: Partial<TextBlock>[]): string =>
  verdictLetters(ignoreAfterEnd(textBlockSequence(...facts), NO_CONTEXT));

test.each([
  'Comments (3)',
  ' 12 comments ',
  '7 users responded in',
  '© Reuters 2009',
  'Please rate this',
  'Post a comment',
  'Tell us what you think...',
  'Click to add your comment',
  'Now add comment',
  'All reader views',
  'Have your say now',
  'More reader comments',
  'Rätta artikeln',
  'Thanks for your comments - this feedback is now closed',
])('"%s" is an end sign', (text) => {
  expect(isEndSign(text)).toBe(true);
});

test.each([
  'Comment',
  'He comments on it',
  '12 comets',
  'users responded in',
  'No thanks for your comments - this feedback is now closed',
  '',
])('"%s" is not an end sign', (text) => {
  expect(isEndSign(text)).toBe(false);
});

test('an end sign has at least 8 characters', () => {
  expect(isEndSign('comments')).toBe(true);
  expect(isEndSign('comment')).toBe(false);
});

test('findEnd labels end signs of fewer than 15 words', () => {
  const blocks = findEnd(textBlockSequence({ words: 14 }, { words: 15 }, { words: 2 }), {
    title: '',
    textOf: (i) => (i === 2 ? 'Some other text' : 'comments on this'),
  });
  expect(blocks.map((block) => hasLabel(block, END_OF_TEXT))).toEqual([true, false, false]);
});

test('ignoreAfterEnd removes everything from an end sign on, once the content has 60 words', () => {
  expect(afterEnd(C, C, { ...END, ...C, words: 0 }, C)).toBe('CCCC');
  expect(afterEnd(C, C, C, { ...END, ...C }, C)).toBe('CCCBB');
  expect(afterEnd({ ...C, words: 59 }, END, C)).toBe('CBC');
  expect(afterEnd({ ...C, words: 60 }, END, C)).toBe('CBB');
});

test('ignoreAfterEnd counts only content of at least 9 words per line', () => {
  expect(afterEnd({ ...C, words: 90, wrappedWords: 8 }, END, C)).toBe('CBC');
  expect(afterEnd({ ...C, words: 90, wrappedWords: 9 }, END, C)).toBe('CBB');
  expect(afterEnd({ words: 90 }, END, C)).toBe('BBC');
});
