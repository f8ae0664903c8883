import { expect, test } from 'vitest';
import { logistic } from '../../features/logistic.ts';
import { outlineOf } from '../../testing/outline-of.ts';
import { confidenceOf } from './confidence.ts';

const OUTLINE = outlineOf('<p>123456</p><p>12</p><p>12345678901234567890123456789012345678901234567890123456</p>');

test.each([
  ['all text of likeness 1', [1, 1, 1], [1, 1, 1], false, 3.16],
  ['a listing of the same text', [1, 1, 1], [1, 1, 1], true, 2.69],
  ['all text of likeness 0', [1, 1, 1], [0, 0, 0], false, 2.01],
  ['an eighth of the text, three quarters of it of likeness 1', [1, 1, 0], [1, 0, 1], false, 0.5582],
])('the confidence of %s', (_, keep, likeness, isListing, logOdds) => {
  const kept = { keep: Uint8Array.from(keep), likeness: Float32Array.from(likeness), isListing };
  expect(confidenceOf(OUTLINE, kept)).toBeCloseTo(logistic(logOdds), 4);
});

test('the confidence without kept text is 0', () => {
  const likeness = Float32Array.of(1, 1, 1);
  expect(confidenceOf(OUTLINE, { keep: new Uint8Array(3), likeness, isListing: false })).toBe(0);
});
