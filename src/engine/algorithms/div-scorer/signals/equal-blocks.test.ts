import { expect, test } from 'vitest';
import { measureSignal } from '../../../testing/measure-signal.ts';
import { equalBlocks } from './equal-blocks.ts';

/** Sections of text with these lengths, next to each other. */
const neighbours = (...lengths: number[]): string =>
  lengths.map((length) => `<section><p>${'x'.repeat(length)}</p></section>`).join('');
/** One candidate of list entries with these lengths. */
const grid = (...lengths: number[]): string =>
  `<div><ul>${lengths.map((length) => `<li>${'x'.repeat(length)}</li>`).join('')}</ul></div>`;
const measured = (cost: number): number => 0.5 + 0.5 / (1 + cost);

test('lowers candidates with neighbours of equal length', () => {
  const expected = measured((0.25 * 2) / (1 + 100 / 200));
  expect(measureSignal(equalBlocks, neighbours(100, 100, 100))).toEqual(Array(3).fill(expect.closeTo(expected, 9)));
});

test('lowers long candidates less', () => {
  const [short] = measureSignal(equalBlocks, neighbours(50, 50));
  const [long] = measureSignal(equalBlocks, neighbours(800, 800));
  expect(short).toBeCloseTo(measured(0.25 / 1.25), 9);
  expect(long).toBeCloseTo(measured(0.25 / 5), 9);
});

test.each([
  [100, 124, true],
  [100, 125, false],
  [100, 81, true],
  [100, 80, false],
])('lengths %i and %i are equal: %s', (first, second, isEqual) => {
  const [value] = measureSignal(equalBlocks, neighbours(first, second));
  expect(value! < 1).toBe(isEqual);
});

test('compares only candidates with one parent', () => {
  expect(measureSignal(equalBlocks, `<main>${neighbours(100)}</main>${neighbours(100)}`)).toEqual([1, 1]);
});

test('finds equal lengths among many neighbours', () => {
  const values = measureSignal(equalBlocks, neighbours(30, 500, 100, 40, 101, 200, 102, 60));
  expect(values[2]).toBeCloseTo(measured((0.25 * 2) / 1.5), 9);
  expect([values[1], values[5]]).toEqual([1, 1]);
});

test('lowers a candidate of at least four entries of equal length', () => {
  expect(measureSignal(equalBlocks, grid(80, 80, 80))).toEqual([1]);
  expect(measureSignal(equalBlocks, grid(80, 80, 80, 80))[0]).toBeCloseTo(measured(0.1 / 2), 9);
  expect(measureSignal(equalBlocks, grid(40, 40, 40, 40, 40))[0]).toBeCloseTo(measured(0.2 / 1.5), 9);
});

test('counts only entries of about the median length', () => {
  expect(measureSignal(equalBlocks, grid(10, 80, 80, 80, 80, 150))[0]).toBeCloseTo(measured(0.1 / 2), 9);
  expect(measureSignal(equalBlocks, grid(80, 80, 100, 80))).toEqual([1]);
});

test('does not lower paragraphs and headings of equal length', () => {
  const text = 'x'.repeat(50);
  expect(measureSignal(equalBlocks, `<div>${`<h2>${text}</h2><p>${text}</p>`.repeat(5)}</div>`)).toEqual([1]);
});
