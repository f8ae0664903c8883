import { expect, test } from 'vitest';
import type { BlockTable } from '../evidence/table.ts';
import { FOREST_VERSION, growForest, readForests, score, vote } from './forest.ts';

const char = (n: number): string => String.fromCharCode(0x30 + n);
const leaf = (n: number): string => char(0) + String.fromCharCode(0x800 + n);

/** Two trees: "a < 2.5 ? (b < 10 ? -4 : 6) : 8" and "1", in halves, on a bias of 0.25. */
const HEAD = {
  bias: 0.25,
  scale: 0.5,
  columns: [
    ['b', [10]],
    ['a', [1, 2.5]],
  ],
};
const TREES = `${char(2)}${char(1)}${char(1)}${char(0)}${leaf(-4)}${leaf(6)}${leaf(8)}${leaf(1)}`;
const textOf = (heads: readonly object[], trees: readonly string[], version = FOREST_VERSION): string =>
  [JSON.stringify({ version, forests: heads }), ...trees].join('\n');
const text = (head: object = HEAD, trees = TREES): string => textOf([head], [trees]);
const NAMES = ['a', 'unused', 'b'];

const ROWS = [
  [2, 0, 9],
  [2, 0, 10],
  [2.5, 0, 0],
  [-1, 99, 1e6],
];
const matrixOf = (rows: readonly (readonly number[])[]): BlockTable => ({
  values: Float32Array.from(rows.flat()),
  width: 3,
  rows: rows.length,
});

test('a row scores the bias and the sum of its trees', () => {
  const [packed] = readForests(text(), NAMES, 'the file');
  expect(Array.from(score(growForest(packed!, 3, []), matrixOf(ROWS)))).toEqual([-1.25, 3.75, 4.75, 3.75]);
});

test('a row that is sure after thirty trees skips the others', () => {
  const trees = (first: number): string => `${leaf(first).repeat(30)}${leaf(200)}`;
  const total = (first: number): number => {
    const [packed] = readForests(text({ ...HEAD, bias: 0, scale: 0.01 }, trees(first)), NAMES, 'the file');
    return score(growForest(packed!, 3, []), matrixOf([[0, 0, 0]]))[0]!;
  };
  expect(total(11)).toBeCloseTo(3.3);
  expect(total(9)).toBeCloseTo(4.7);
  expect(total(-11)).toBeCloseTo(-3.3);
});

test('splits by page-level columns are decided while the forest is unpacked', () => {
  const [packed] = readForests(text(), NAMES, 'the file');
  for (const row of ROWS) {
    const [want] = score(growForest(packed!, 3, []), matrixOf([row]));
    for (const width of [0, 1, 2]) {
      const forest = growForest(packed!, width, row.slice(width));
      expect(score(forest, matrixOf([row]))[0]).toBe(want);
      expect(Math.max(...forest.column)).toBeLessThan(width);
    }
  }
  expect(Array.from(growForest(packed!, 0, [2.5, 0, 0]).roots)).toEqual([0, 1, 2]);
});

test('a second forest votes for classes, one tree per class in turn', () => {
  const kinds = { bias: 0, scale: 0.5, columns: [['a', [2]]], classes: ['x', 'y'] };
  const votesOfA = `${char(1)}${char(0)}${leaf(2)}${leaf(0)}${leaf(0)}`;
  const [, second] = readForests(textOf([HEAD, kinds], [TREES, votesOfA]), NAMES, 'the file');
  const votes = (row: readonly number[]): Float32Array => vote(growForest(second!, 0, row));
  expect(second!.classes).toEqual(['x', 'y']);
  expect(votes([1, 0, 0])[0]).toBeCloseTo(Math.E / (Math.E + 1));
  expect(Array.from(votes([2, 0, 0]))).toEqual([0.5, 0.5]);
});

test.each([
  ['no JSON', 'x\n', 'does not begin with a line of JSON'],
  ['another version', textOf([HEAD], [TREES], 99), 'has version 99'],
  ['no scale', text({ ...HEAD, scale: undefined }), 'has no bias, scale and columns'],
  ['no list of forests', JSON.stringify({ version: FOREST_VERSION }), 'has no bias, scale and columns'],
  [
    'an unknown column',
    text({
      ...HEAD,
      columns: [
        ['c', [10]],
        ['a', [1, 2.5]],
      ],
    }),
    'uses the column "c"',
  ],
  ['half a tree', text(HEAD, TREES.slice(0, 8)), 'ends in the middle of a tree'],
  ['half a node', text(HEAD, TREES.slice(0, -1)), 'ends in the middle of a tree'],
  ['no tree at all', text(HEAD, ''), 'ends in the middle of a tree'],
])('a file with %s throws an error that names the file', (_, written, words) => {
  expect(() => readForests(written, NAMES, 'forest.txt')).toThrow(`forest.txt ${words}`);
});
