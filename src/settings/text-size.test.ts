import { expect, it } from 'vitest';
import { schema } from './schema.ts';
import { nextSize } from './text-size.ts';

it('goes up and down the same sizes', () => {
  const { min, max } = schema.fontSize;
  const sizes = [min];
  for (let size = min; size < max; size = nextSize(size, 1)) sizes.push(nextSize(size, 1));
  expect(sizes).toContain(19);
  expect(sizes.at(-1)).toBe(max);
  for (const [at, size] of sizes.entries()) expect(nextSize(size, -1)).toBe(sizes[Math.max(0, at - 1)]);
});
