import { expect, test } from 'vitest';
import { lowerBound } from './lower-bound.ts';

test.each([
  [[], 5, 0],
  [[5], 5, 0],
  [[1, 5, 5, 9], 5, 1],
  [[1, 5, 5, 9], 6, 3],
  [[1, 5, 5, 9], 10, 4],
])('finds in %j the first number that is not below %i', (sorted, limit, index) => {
  expect(lowerBound(sorted.length, (i) => sorted[i]! < limit)).toBe(index);
});
