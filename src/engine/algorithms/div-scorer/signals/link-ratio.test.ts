import { expect, test } from 'vitest';
import { measureSignal } from '../../../testing/measure-signal.ts';
import { linkRatio } from './link-ratio.ts';

test('is a quarter if half of the text is in links', () => {
  const [value] = measureSignal(linkRatio, `<div>${'x'.repeat(49)} <a href=#>${'y'.repeat(50)}</a></div>`);
  expect(value).toBeCloseTo(0.25, 9);
});

test('is 1 without links and 0 for links alone', () => {
  expect(measureSignal(linkRatio, `<div>${'x'.repeat(50)}</div>`)).toEqual([1]);
  expect(measureSignal(linkRatio, `<div><a>${'x'.repeat(50)}</a></div>`)).toEqual([0]);
});
