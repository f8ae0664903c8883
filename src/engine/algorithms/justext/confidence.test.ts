import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { confidenceOf } from './confidence.ts';

const OUTLINE = outlineOf('<p>123456789</p><p>123</p>');

test.each([
  ['all text', [true, true], 0.934625],
  ['three quarters of the text', [true, false], 0.891162],
  ['a quarter of the text', [false, true], 0.641067],
  ['nothing', [false, false], 0],
])('confidence with %s kept', (_, keep, expected) => {
  expect(confidenceOf(OUTLINE, keep)).toBeCloseTo(expected, 5);
});

test('a page without blocks has confidence 0', () => {
  expect(confidenceOf(outlineOf(''), [])).toBe(0);
});
