import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { confidenceOf, type ConfidenceFit } from './confidence.ts';

const outline = outlineOf(`<p>${'abc '.repeat(75)}</p><p>${'abc '.repeat(25)}</p>`);
const FIT: ConfidenceFit = { bias: 0, rootOfShare: 0, logOfWords: 0, wordsPerBlock: 0 };

/** Log-odds of the confidence. */
function logOdds(keep: readonly boolean[], fit: Partial<ConfidenceFit>): number {
  const confidence = confidenceOf(outline, keep, { ...FIT, ...fit });
  return Math.log(confidence / (1 - confidence));
}

test('is the logistic function of the bias', () => {
  expect(confidenceOf(outline, [true, true], { ...FIT, bias: 1 })).toBeCloseTo(1 / (1 + Math.exp(-1)), 9);
});

test('adds the root of the share of characters kept', () => {
  expect(logOdds([true, true], { rootOfShare: 2 })).toBeCloseTo(2, 6);
  // 75 words of four characters without the last space, of 398 in all.
  expect(logOdds([true, false], { rootOfShare: 2 })).toBeCloseTo(2 * Math.sqrt(299 / 398), 6);
});

test('adds the logarithm of the words kept, relative to 3,162 words', () => {
  expect(logOdds([true, false], { logOfWords: 2 })).toBeCloseTo((2 * Math.log10(76)) / 3.5, 6);
});

test('caps the words kept at 3,162', () => {
  const long = outlineOf(`<p>${'abc '.repeat(5000)}</p>`);
  expect(confidenceOf(long, [true], { ...FIT, logOfWords: 1 })).toBeCloseTo(1 / (1 + Math.exp(-1)), 9);
});

test('adds the words per kept block, relative to 40 and capped there', () => {
  expect(logOdds([false, true], { wordsPerBlock: 2 })).toBeCloseTo((2 * 25) / 40, 6);
  expect(logOdds([true, true], { wordsPerBlock: 2 })).toBeCloseTo(2, 6);
});

test('is 0 if no block is kept', () => {
  expect(confidenceOf(outline, [false, false], { ...FIT, bias: 9 })).toBe(0);
});
