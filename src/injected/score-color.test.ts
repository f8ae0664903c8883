import { expect, it } from 'vitest';
import { colorOf } from './score-color.ts';

it('goes from orange to blue, and no further', () => {
  expect(colorOf(0)).toBe('214 84 0');
  expect(colorOf(0.5)).toBe('107 88 100');
  expect(colorOf(1)).toBe('0 92 200');
  expect([colorOf(-3), colorOf(7)]).toEqual([colorOf(0), colorOf(1)]);
});
