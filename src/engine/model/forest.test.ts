import { expect, test } from 'vitest';
import type { BlockTable } from '../evidence/table.ts';
import { forestText, type HandForest, type HandTree } from '../testing/forest-text.ts';
import { EXITS, score, vote } from './forest.ts';
import { type PackedForest, readForests } from './forest-file.ts';
import { growForest } from './grow-forest.ts';

const WIDTH = 3;
/** In halves, on a bias of 0.25. */
const TREES: readonly HandTree[] = [[0, 2.5, [2, 10, -4, 6], 8], 1];
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
const read = (...forests: HandForest[]): PackedForest[] => readForests(forestText(forests), WIDTH)!;
const packed = (trees = TREES, run = 2): PackedForest => read({ trees, run, bias: 0.25, scale: 0.5 })[0]!;

test.each([1, 2, 3])('a row scores the bias and the sum of its trees, with runs of %d splits', (run) => {
  const forest = growForest(packed(TREES, run), WIDTH, []);
  expect(Array.from(score(forest, matrixOf(ROWS)))).toEqual([-1.25, 3.75, 4.75, 3.75]);
});

test.each(EXITS)('a row stops after $trees trees where its log-odds exceed $sure', ({ trees: count, sure }) => {
  const total = (ofFirst: number): number => {
    // The first trees have the margin together; the last one adds .6 to a row that does not stop.
    const trees = [...Array<number>(count - 1).fill(0), Math.round(100 * ofFirst), 60];
    return score(growForest(read({ trees, scale: 0.01 })[0]!, WIDTH, []), matrixOf([[0, 0, 0]]))[0]!;
  };
  expect(total(sure + 0.01)).toBeCloseTo(sure + 0.01);
  expect(total(-sure - 0.01)).toBeCloseTo(-sure - 0.01);
  expect(total(sure - 0.01)).toBeCloseTo(sure + 0.59);
});

/** A tree with more splits before a leaf than a run has, on both sides. */
const DEEP: HandTree = [
  1,
  5,
  [0, 2, [2, 3, [1, 4, [2, 9, 1, 2], 3], 4], [1, 1, 5, [0, 3, 6, 7]]],
  [2, 7, [0, 1, [1, 9, 8, 9], 10], 11],
];

test.each([1, 2, 3, 7])('page-level splits are decided while the forest is unpacked, runs of %d', (run) => {
  const forest = packed([...TREES, DEEP, -3, DEEP], run);
  for (let n = 0; n < 1000; n += 7) {
    const row = [n % 10, Math.floor(n / 10) % 10, Math.floor(n / 100)];
    const [want] = score(growForest(forest, WIDTH, []), matrixOf([row]));
    for (const width of [0, 1, 2]) {
      const grown = growForest(forest, width, row.slice(width));
      expect(score(grown, matrixOf([row]))[0]).toBe(want);
      expect(Math.max(...grown.column)).toBeLessThan(width);
    }
  }
  expect(Array.from(growForest(packed(TREES, run), 0, [2.5, 0, 0]).roots)).toEqual([0, 1, 2]);
});

test('a second forest votes for classes, one tree per class in turn', () => {
  const [, second] = read({ trees: TREES }, { trees: [[0, 2, 2, 0], 0], scale: 0.5, classes: ['x', 'y'] });
  const votes = (row: readonly number[]): Float32Array => vote(growForest(second!, 0, row));
  expect(second!.classes).toEqual(['x', 'y']);
  expect(votes([1, 0, 0])[0]).toBeCloseTo(Math.E / (Math.E + 1));
  expect(Array.from(votes([2, 0, 0]))).toEqual([0.5, 0.5]);
});

test.each([1, 2, 3])('nodes that are no whole trees throw an error, runs of %d', (run) => {
  const whole = packed([DEEP], run);
  const cut = { ...whole, nodes: whole.nodes.slice(0, -1) };
  expect(() => growForest(cut, 3, [])).toThrow('no whole trees');
  expect(() => growForest(cut, 0, [9, 9, 0])).toThrow('no whole trees');
});
