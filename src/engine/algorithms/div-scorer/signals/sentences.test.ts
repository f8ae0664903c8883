import { expect, test } from 'vitest';
import { measureSignal } from '../../../testing/measure-signal.ts';
import { sentences } from './sentences.ts';

test.each([
  [0, 0.5],
  [1, 0.75],
  [4, 0.9],
])('with %i sentences is %f', (count, expected) => {
  const text = 'Plain words of a candidate, enough of them to be one. ';
  const html = `<div>${count === 0 ? text.replaceAll('.', '') : text.repeat(count)}</div>`;
  expect(measureSignal(sentences, html)).toEqual([expect.closeTo(expected, 9) as number]);
});
