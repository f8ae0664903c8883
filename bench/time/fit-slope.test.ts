import { expect, test } from 'vitest';
import { exponentOf, measurableExponent } from './fit-slope.ts';

const SIZES = [1_000, 4_000, 16_000];
const timings = (time: (size: number) => number) => SIZES.map((size) => ({ size, ms: time(size) }));

test.each([
  ['constant', (): number => 5, 0],
  ['linear', (size: number): number => 0.01 * size, 1],
  ['a half more than linear', (size: number): number => 1e-5 * size ** 1.5, 1.5],
  ['quadratic', (size: number): number => 1e-6 * size ** 2, 2],
])('finds the exponent of %s time', (_, time, exponent) => {
  expect(exponentOf(timings(time))).toBeCloseTo(exponent, 10);
});

test('lies between linear and quadratic where a quadratic part is added', () => {
  const exponent = exponentOf(timings((size) => 0.01 * size + 1e-6 * size ** 2));
  expect(exponent).toBeGreaterThan(1.2);
  expect(exponent).toBeLessThan(1.8);
});

test('ignores steps whose largest page takes too little time', () => {
  const quadratic = timings((size) => 1e-8 * size ** 2);
  expect(measurableExponent(quadratic, 3)).toBeNull();
  expect(measurableExponent(quadratic, 2)).toBeCloseTo(2, 10);
});
