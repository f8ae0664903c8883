import { expect, test } from 'vitest';
import type { BlockTable } from '../evidence/table.ts';
import { random } from '../testing/random.ts';
import { attribute } from './attribution.ts';
import { EXITS, type Forest, score } from './forest.ts';

const WIDTH = 3;

/** Random trees that split by columns 0 and 1, never by column 2. */
function randomForest(next: () => number, trees = 5): Forest {
  const nodes: { column: number; threshold: number; right: number }[] = [];
  const grow = (depth: number): void => {
    const at = nodes.push({ column: -1, threshold: next() - 0.5, right: 0 }) - 1;
    if (depth === 0 || next() < 0.2) return;
    grow(depth - 1);
    nodes[at] = { column: next() < 0.5 ? 0 : 1, threshold: next(), right: nodes.length - at };
    grow(depth - 1);
  };
  const roots = [0];
  for (let tree = 0; tree < trees; tree++) {
    grow(3);
    roots.push(nodes.length);
  }
  return {
    bias: 0.3,
    roots: Int32Array.from(roots),
    column: Int16Array.from(nodes, (n) => n.column),
    threshold: Float32Array.from(nodes, (n) => n.threshold),
    right: Int16Array.from(nodes, (n) => n.right),
    classes: [],
  };
}

test('the contributions of a row sum to its score less the mean of the page', () => {
  const next = random(11);
  for (let round = 0; round < 100; round++) {
    const forest = randomForest(next);
    const rows = 1 + Math.floor(next() * 20);
    const matrix: BlockTable = { values: Float32Array.from({ length: rows * WIDTH }, next), width: WIDTH, rows };
    const shares = attribute(forest, matrix);
    const scores = score(forest, matrix);
    const mean = scores.reduce((sum, value) => sum + value, 0) / rows;
    for (let row = 0; row < rows; row++) {
      const [a, b, unused] = shares.subarray(row * WIDTH, (row + 1) * WIDTH);
      expect(a! + b!).toBeCloseTo(scores[row]! - mean, 4);
      expect(unused).toBe(0);
    }
  }
});

test('trees that are skipped for a sure row contribute nothing', () => {
  const next = random(12);
  const forest: Forest = { ...randomForest(next, 60), bias: 2.5 };
  const rows = 40;
  const matrix: BlockTable = { values: Float32Array.from({ length: rows * WIDTH }, next), width: WIDTH, rows };
  const first: Forest = { ...forest, roots: forest.roots.subarray(0, EXITS[0].trees + 1) };
  const [all, some, sums] = [attribute(forest, matrix), attribute(first, matrix), score(first, matrix)];
  const sure = [...sums.keys()].filter((row) => Math.abs(sums[row]!) > EXITS[0].sure);
  expect(sure.length).toBeGreaterThan(0);
  expect(sure.length).toBeLessThan(rows);
  for (const row of sure)
    expect(all.subarray(row * WIDTH, (row + 1) * WIDTH)).toEqual(some.subarray(row * WIDTH, (row + 1) * WIDTH));
  const unsure = [...sums.keys()].filter((row) => !sure.includes(row));
  expect(unsure.some((row) => all[row * WIDTH] !== some[row * WIDTH])).toBe(true);
});

test('a split by one column contributes to that column only', () => {
  const stump: Forest = {
    bias: 0,
    roots: Int32Array.of(0, 3),
    column: Int16Array.of(1, -1, -1),
    threshold: Float32Array.of(0.5, -1, 1),
    right: Int16Array.of(2, 0, 0),
    classes: [],
  };
  const matrix: BlockTable = { values: Float32Array.of(9, 0, 0, 9, 0, 0, 9, 0, 0, 9, 1, 0), width: WIDTH, rows: 4 };
  expect([...attribute(stump, matrix)].map((share) => share + 0)).toEqual([
    0, -0.5, 0, 0, -0.5, 0, 0, -0.5, 0, 0, 1.5, 0,
  ]);
});
