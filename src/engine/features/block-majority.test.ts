import { expect, test } from 'vitest';
import { outlineOf } from '../testing/outline-of.ts';
import { mainGroupOfBlocks, NO_GROUP } from './block-majority.ts';

/** Runs: "aaaa", "bb" and "ccc" in one block, "d" in another. */
const outline = outlineOf('<p>aaaa<b>bb</b><i>ccc</i></p><p>d</p>');

test.each([
  ['the group of the longest run', [0, 1, 2, 3], [0, 3]],
  ['the group whose runs are longest together', [0, 1, 1, 3], [1, 3]],
  ['the first of two groups of equal length', [7, 7, 9, 8], [7, 8]],
  ['one group in both blocks', [4, 4, 4, 4], [4, 4]],
  ['no group for a block whose runs have none', [0, 0, 0, NO_GROUP], [0, NO_GROUP]],
  ['a group over longer text without one', [NO_GROUP, 5, NO_GROUP, 8], [5, 8]],
])('finds %s', (_, groups, main) => {
  expect(outline.runs.map(({ start, end }) => end - start)).toEqual([4, 2, 3, 1]);
  expect([...mainGroupOfBlocks(outline, groups)]).toEqual(main);
});

test('keeps the first of two groups of equal length', () => {
  expect([...mainGroupOfBlocks(outlineOf('<p>aaa<b>bbb</b></p>'), [4, 5])]).toEqual([4]);
});

test('counts text without a group where this is requested', () => {
  expect([...mainGroupOfBlocks(outline, [NO_GROUP, 5, 6, 8], true)]).toEqual([NO_GROUP, 8]);
  expect([...mainGroupOfBlocks(outline, [NO_GROUP, 5, 5, 8], true)]).toEqual([5, 8]);
});
