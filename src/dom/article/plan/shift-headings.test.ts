import { expect, test } from 'vitest';
import { planOf } from '../../testing/plan-fixture.ts';
import { shiftHeadings } from './shift-headings.ts';

test.each([
  ['a kept h1', '<h1>one</h1><h2>two</h2>', 1],
  ['a dropped h1', '<h1>drop</h1><h2>two</h2>', 0],
  ['no h1', '<h2>two</h2>', 0],
])('shifts headings with %s', (_, html, shift) => {
  const { state, context } = planOf(html);
  expect(shiftHeadings(state, context).shift).toBe(shift);
});
