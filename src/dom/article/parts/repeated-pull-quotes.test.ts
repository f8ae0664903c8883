import { expect, test } from 'vitest';
import { outlineOf } from '../../../engine/testing/outline-of.ts';
import { repeatedPullQuotes } from './repeated-pull-quotes.ts';

const PROSE = '<p>He said that the ferry would never come back to this harbour.</p>';
const leftOut = (html: string): string[] => {
  const outline = outlineOf(PROSE + html);
  const keep = outline.blocks.map(() => true);
  return repeatedPullQuotes(outline, keep).map((block) => outline.blocks[block]?.text ?? '');
};

test('leaves out a repeated pull quote with the name below it', () => {
  expect(leftOut('<aside class="pullquote"><p>The ferry would never come back</p><p>Ada</p></aside>')).toEqual([
    'The ferry would never come back',
    'Ada',
  ]);
});

test('keeps a pull quote whose words are nowhere else', () => {
  expect(leftOut('<aside class="pullquote"><p>The lighthouse was sold that year</p></aside>')).toEqual([]);
});

test('leaves out a margin note that a list repeats, and one of two that repeat each other', () => {
  const note = (words: string): string => `<div class="sidenote"><p>${words}</p></div>`;
  expect(leftOut(note('The ferry would never come back'))).toEqual(['The ferry would never come back']);
  const other = note('The lighthouse was sold that year');
  expect(leftOut(other + other)).toEqual(['The lighthouse was sold that year']);
});
