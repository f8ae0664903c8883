import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { BOILERPIPE_FIT, confidenceOf } from './confidence.ts';

const outline = outlineOf(`<p>${'word '.repeat(200)}</p><p>${'word '.repeat(20)}</p>`);

test('who keeps most of a page is surer than who keeps little, who keeps nothing is not sure at all', () => {
  const [most, little, nothing] = [
    [true, false],
    [false, true],
    [false, false],
  ].map((keep) => confidenceOf(outline, keep, BOILERPIPE_FIT)) as [number, number, number];
  expect(most).toBeGreaterThan(0.85);
  expect(little).toBeLessThan(0.5);
  expect(nothing).toBe(0);
});
