import { expect, test } from 'vitest';
import { confidenceOf } from './confidence.ts';

const RUNS = {
  tokens: Int32Array.of(10, 30, 20, 40),
  tags: Int32Array.of(5, 2, 10, 7),
  run: Int32Array.of(0, 1, 2, 3),
};

/** The logistic function, written out. */
const probability = (z: number): number => 1 / (1 + Math.exp(-z));

test('fits the share of tokens and the tags per token inside the stretch', () => {
  // 50 of 100 tokens, and 10 tags: those before the first run do not count.
  const expected = probability(-2.34 + 4.86 * Math.sqrt(0.5) - (1.75 * 10) / 50);
  expect(confidenceOf(RUNS, { first: 1, last: 2, score: 40 })).toBeCloseTo(expected, 9);
});

test('counts no tags for a stretch of one run', () => {
  expect(confidenceOf(RUNS, { first: 3, last: 3, score: 40 })).toBeCloseTo(
    probability(-2.34 + 4.86 * Math.sqrt(0.4)),
    9,
  );
});

test('is 0 for an empty stretch', () => {
  expect(confidenceOf(RUNS, { first: 0, last: -1, score: 0 })).toBe(0);
});
