import { expect, test } from 'vitest';
import type { BlockTable } from '../evidence/table.ts';
import { EXITS, FOREST_VERSION, growForest, readForests, score, vote } from './forest.ts';

const char = (n: number): string => String.fromCharCode(0x30 + n);
const leaf = (n: number): string => char(0) + String.fromCharCode(0x180 + n);

/** Two trees: "a < 2.5 ? (b < 10 ? -4 : 6) : 8" and "1", in halves, on a bias of 0.25. */
const HEAD = {
  bias: 0.25,
  scale: 0.5,
  trees: 2,
  nodes: 6,
  columns: [
    [2, [10]],
    [0, [1, 2.5]],
  ],
};
const TREES = `${char(2)}${char(1)}${char(1)}${char(0)}${leaf(-4)}${leaf(6)}${leaf(8)}${leaf(1)}`;
const textOf = (heads: readonly object[], trees: readonly string[], version = FOREST_VERSION): string =>
  [JSON.stringify({ version, forests: heads }), ...trees].join('\n');
const text = (head: object = HEAD, trees = TREES): string => textOf([head], [trees]);
const WIDTH = 3;

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
  const [packed] = readForests(text(), WIDTH, 'the file');
  expect(Array.from(score(growForest(packed!, 3, []), matrixOf(ROWS)))).toEqual([-1.25, 3.75, 4.75, 3.75]);
});

test.each(EXITS)('a row stops after $trees trees where its log-odds exceed $sure', ({ trees: count, sure }) => {
  const total = (ofFirst: number): number => {
    // The first trees have the margin together; the last one adds .6 to a row that does not stop.
    const trees = `${leaf(0).repeat(count - 1)}${leaf(Math.round(100 * ofFirst))}${leaf(60)}`;
    const head = { ...HEAD, bias: 0, scale: 0.01, trees: count + 1, nodes: count + 1 };
    const [packed] = readForests(text(head, trees), WIDTH, 'the file');
    return score(growForest(packed!, 3, []), matrixOf([[0, 0, 0]]))[0]!;
  };
  expect(total(sure + 0.01)).toBeCloseTo(sure + 0.01);
  expect(total(-sure - 0.01)).toBeCloseTo(-sure - 0.01);
  expect(total(sure - 0.01)).toBeCloseTo(sure + 0.59);
});

test('splits by page-level columns are decided while the forest is unpacked', () => {
  const [packed] = readForests(text(), WIDTH, 'the file');
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
  const kinds = { bias: 0, scale: 0.5, trees: 2, nodes: 4, columns: [[0, [2]]], classes: ['x', 'y'] };
  const votesOfA = `${char(1)}${char(0)}${leaf(2)}${leaf(0)}${leaf(0)}`;
  const [, second] = readForests(textOf([HEAD, kinds], [TREES, votesOfA]), WIDTH, 'the file');
  const votes = (row: readonly number[]): Float32Array => vote(growForest(second!, 0, row));
  expect(second!.classes).toEqual(['x', 'y']);
  expect(votes([1, 0, 0])[0]).toBeCloseTo(Math.E / (Math.E + 1));
  expect(Array.from(votes([2, 0, 0]))).toEqual([0.5, 0.5]);
});

test.each([
  ['no JSON', 'x\n', 'does not begin with a line of JSON'],
  ['another version', textOf([HEAD], [TREES], 99), 'has version 99'],
  ['no scale', text({ ...HEAD, scale: undefined }), 'lacks numbers or columns of a forest'],
  ['no list of forests', JSON.stringify({ version: FOREST_VERSION }), 'lacks numbers or columns of a forest'],
  [
    'an unknown column',
    text({
      ...HEAD,
      columns: [
        [3, [10]],
        [0, [1, 2.5]],
      ],
    }),
    'uses column 3; the engine has only 3 columns',
  ],
  ['half a tree', text(HEAD, TREES.slice(0, 8)), 'ends in the middle of a forest'],
  ['half a node', text(HEAD, TREES.slice(0, -1)), 'ends in the middle of a forest'],
  ['no tree at all', text({ ...HEAD, trees: 0, nodes: 0 }, ''), 'ends in the middle of a forest'],
])('a file with %s throws an error that names the file', (_, written, words) => {
  expect(() => readForests(written, WIDTH, 'forest.txt')).toThrow(`forest.txt ${words}`);
});

test('nodes that are no whole trees throw an error', () => {
  const [packed] = readForests(text({ ...HEAD, nodes: 4 }, TREES.slice(0, 8)), WIDTH, 'the file');
  expect(() => growForest(packed!, 3, [])).toThrow('in the middle of a tree');
  expect(() => growForest(packed!, 0, [0, 0, 0])).toThrow('in the middle of a tree');
});
