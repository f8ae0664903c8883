import { expect, test } from 'vitest';
import { aboveLinear, exponentsOf, lowerExponents, slopeTable } from './slope-report.ts';

const MEASURED = {
  shape: 'paragraphs',
  sizes: [100, 400, 1_600],
  times: [
    { walk: 10, build: 10, sink: 0.1 },
    { walk: 40, build: 160, sink: 1.6 },
    { walk: 160, build: 2_560, sink: 25.6 },
  ],
};
const STEPS = exponentsOf(MEASURED);

test('finds the steps that are worse than linear, and ignores short ones', () => {
  expect(aboveLinear(STEPS).map(({ shape, step }) => [shape, step])).toEqual([['paragraphs', 'build']]);
});

test('takes the lower exponent of two measurements', () => {
  const again = STEPS.map((one, i) => ({ ...one, exponent: [1.1, 1.3, null][i]! }));
  expect(lowerExponents(STEPS, again).map(({ exponent }) => exponent)).toEqual([1, 1.3, null]);
});

test('writes a row for each shape, with exponents above linear in bold', () => {
  expect(slopeTable([STEPS]).split('\n').at(-1)).toBe('| paragraphs | 1.00 | **2.00** | – |');
});
