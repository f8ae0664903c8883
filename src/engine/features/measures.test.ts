import { expect, test } from 'vitest';
import { charsBefore, runningSums, sumInside } from './running-sums.ts';
import { linkDensity, linkDensityOfBlocks } from './link-density.ts';
import { logistic } from './logistic.ts';
import { isContentByWords } from './num-words.ts';
import { outlineOf } from '../testing/outline-of.ts';

test('the logistic function turns log-odds into a probability', () => {
  expect(logistic(0)).toBe(0.5);
  expect(logistic(Math.log(3))).toBeCloseTo(0.75, 12);
  expect(logistic(-Math.log(3))).toBeCloseTo(0.25, 12);
});

test('link density is the share of characters in links, and 0 without text', () => {
  expect(linkDensity(3, 12)).toBe(0.25);
  expect(linkDensity(0, 0)).toBe(0);
});

test('link density of several blocks is that of their text together', () => {
  const { blocks } = outlineOf('<p>twelve chars</p><p><a href=#>four</a></p><p><a href=#>out of range</a></p>');
  expect(linkDensityOfBlocks(blocks, 0, 2)).toBe(0.25);
  expect(linkDensityOfBlocks(blocks, 1, 1)).toBe(0);
});

test('running sums hold the characters before each block', () => {
  const outline = outlineOf('<div><p>four</p><p>two</p></div><p>x</p>');
  expect([...charsBefore(outline)]).toEqual([0, 4, 7, 8]);
  expect([...runningSums(outline.blocks, ({ chars }, b) => (b === 1 ? 0 : chars))]).toEqual([0, 4, 4, 5]);
  expect(sumInside(charsBefore(outline), outline.elements[1]!)).toBe(7);
  expect(sumInside(charsBefore(outline), outline.elements[3]!)).toBe(3);
});

// Kohlschütter et al. 2010, the NumWords tree: each threshold has to be exceeded.
test.each([
  ['the block itself has 17 words', [0, 17, 0], false, true],
  ['the block itself has 16 words', [0, 16, 0], false, false],
  ['the next block has 16 words', [0, 0, 16], false, true],
  ['the next block has 15 words', [0, 0, 15], false, false],
  ['the previous block has 5 words', [5, 0, 0], false, true],
  ['the previous block has 4 words', [4, 0, 0], false, false],
  ['the block itself has 41 words after links', [0, 41, 0], true, true],
  ['the block itself has 40 words after links', [0, 40, 0], true, false],
  ['the next block has 18 words after links', [0, 0, 18], true, true],
  ['the next block has 17 words after links', [99, 0, 17], true, false],
] as const)('NumWords decides on a block where %s', (_, [previous, current, next], isAfterLinks, isContent) => {
  expect(isContentByWords(previous, current, next, isAfterLinks)).toBe(isContent);
});
