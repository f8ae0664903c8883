import { expect, it } from 'vitest';
import { scoreColor } from './score-color.ts';

it('goes from orange to blue and clamps other scores', () => {
  expect(scoreColor(0)).toBe('214 84 0');
  expect(scoreColor(0.5)).toBe('107 88 100');
  expect(scoreColor(1)).toBe('0 92 200');
  expect([scoreColor(-3), scoreColor(7)]).toEqual([scoreColor(0), scoreColor(1)]);
});
