import { expect, test } from 'vitest';
import { firstFrom, within } from './sorted-numbers.ts';

test('finds the first number from a limit on', () => {
  expect([firstFrom([1, 5, 9], 5), firstFrom([1, 5, 9], 6), firstFrom([1, 5, 9], 10)]).toEqual([5, 9, Infinity]);
});

test('cuts the numbers of a range, without its end', () => {
  expect(within([1, 5, 9], 1, 9)).toEqual([1, 5]);
  expect(within([1, 5, 9], 6, 9)).toEqual([]);
});
