import { expect, test } from 'vitest';
import { measureSignal } from '../../../testing/measure-signal.ts';
import { repetition } from './repetition.ts';

const TEXT = 'Plain words of a candidate, enough of them to be one. ';
const items = (count: number, attributes: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => `<div ${attributes(i)}><div><p>${TEXT}</p></div></div>`).join('');
const firstValue = (html: string): number => measureSignal(repetition, html)[0]!;
const cost = (count: number): number => 1 / (1 + 0.1 * Math.log2(count / 2));

test.each([3, 4, 16])('lowers a candidate inside a class set that occurs %i times', (count) => {
  expect(
    measureSignal(
      repetition,
      items(count, () => 'class="b a"'),
    ),
  ).toEqual(Array(count).fill(expect.closeTo(cost(count), 9)));
});

test('is neutral for a class set that occurs twice', () => {
  expect(
    measureSignal(
      repetition,
      items(2, () => 'class="b a"'),
    ),
  ).toEqual([1, 1]);
});

test('is neutral without classes and ids, and for ids without a number', () => {
  expect(firstValue(items(4, () => ''))).toBe(1);
  expect(firstValue(items(4, () => 'id=same'))).toBe(1);
});

test('counts numbered ids as one pattern', () => {
  expect(firstValue(items(4, (i) => `id=comment-${i + 8}`))).toBeCloseTo(cost(4), 9);
});

test('ignores the order of classes, the spaces and the numbers in them', () => {
  expect(firstValue(items(3, (i) => `class="${['a b1', 'b22 a', ' b3  a '][i]}"`))).toBeCloseTo(cost(3), 9);
});

test('compares whole class sets', () => {
  expect(firstValue(items(3, (i) => `class="a ${['x', 'y', 'z'][i]}"`))).toBe(1);
});

test('a name with a number and a name without one are different', () => {
  expect(firstValue(items(3, (i) => `class="${['a', 'a1', 'a2'][i]}"`))).toBe(1);
  expect(firstValue(items(3, (i) => `class="${['a b', 'ab', 'a b'][i]}"`))).toBe(1);
  expect(firstValue(items(4, (i) => `id=${'abcd'[i]}1`))).toBe(1);
});

test('counts only elements of one depth and one tag', () => {
  const item = `<div class="a"><p>${TEXT}</p></div>`;
  expect(firstValue(`${item}${item}<main>${item}</main>`)).toBe(1);
  expect(firstValue(`${item}${item}<section class="a"><p>${TEXT}</p></section>`)).toBe(1);
});

test('uses the most frequent pattern around a candidate', () => {
  const inner = `<div class="i"><p>${TEXT}</p></div>`;
  const html = Array(4)
    .fill(`<section class="o">${inner.repeat(4)}</section>`)
    .join('');
  expect(firstValue(html)).toBeCloseTo(cost(16), 9);
});

test('counts only elements with at least ten characters', () => {
  const item = (text: string): string => `<div class="a"><p>${text}</p></div>`;
  expect(firstValue(item(TEXT) + item('x'.repeat(9)) + item('x'.repeat(9)))).toBe(1);
  expect(firstValue(item(TEXT) + item('x'.repeat(10)) + item('x'.repeat(10)))).toBeCloseTo(cost(3), 9);
});
