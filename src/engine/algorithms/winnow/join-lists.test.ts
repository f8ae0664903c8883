import { expect, test } from 'vitest';
import { outlineOf } from '../../testing/outline-of.ts';
import { joinLists } from './join-lists.ts';

/** The probabilities after joining; the number at the end of a text is the probability before. */
function joined(html: string): number[] {
  const outline = outlineOf(html);
  return [
    ...joinLists(
      outline,
      Float32Array.from(outline.blocks, ({ text }) => Number(/[\d.]+$/.exec(text)![0])),
    ),
  ];
}

test('entries of a list move towards each other and keep their order', () => {
  const [before, high, low, after] = joined('<div><p>a 0.9</p><ul><li>b 0.8</li><li>c 0.3</li></ul><p>d 0.1</p></div>');
  expect([before, after]).toEqual([Math.fround(0.9), Math.fround(0.1)]);
  expect(high).toBeLessThan(0.8);
  expect(low).toBeGreaterThan(0.3);
  expect(high).toBeGreaterThan(low!);
});

test('a nested list is joined with the outer one', () => {
  const [, inner] = joined('<ul><li>a 0.9<ul><li>b 0.2</li></ul></li><li>c 0.9</li></ul>');
  expect(inner).toBeGreaterThan(0.5);
});

test('a data table is joined, a layout table is not', () => {
  const fields = joined('<table><tr><th>a 0.9</th><td>b 0.2</td></tr></table>');
  expect(fields[1]).toBeGreaterThan(0.2);
  expect(joined('<table><tr><td>a 0.9</td><td>b 0.2</td></tr></table>')).toEqual([Math.fround(0.9), Math.fround(0.2)]);
  expect(joined('<table><tr><th>a 0.9</th><td><table><tr><td>b 0.2</td></tr></table></td></tr></table>')).toEqual([
    Math.fround(0.9),
    Math.fround(0.2),
  ]);
});

test('a certain entry moves its list no further than a nearly certain one', () => {
  expect(joined('<ul><li>a 0</li><li>b 0.9</li></ul>')[1]).toBeGreaterThan(0.01);
  expect(joined('<ul><li>a 1</li><li>b 1</li></ul>').every((p) => p > 0.99 && p <= 1)).toBe(true);
});
