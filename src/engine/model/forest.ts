import type { BlockTable } from '../evidence/table.ts';

/**
 * Boosted trees as one array of nodes, each tree in preorder: a split's left child is the next node, its right child
 * is `right` nodes further. A leaf has column -1 and its value in `threshold`.
 */
export type Forest = {
  readonly bias: number;
  /** Index of each tree's root; the last entry is one past the last node. */
  readonly roots: Int32Array;
  readonly column: Int16Array;
  readonly threshold: Float32Array;
  readonly right: Int16Array;
  /** Classes that the trees vote for, tree t for class t mod n; absent if all trees score one question. */
  readonly classes?: readonly string[];
};

/**
 * A row stops after `trees` trees if its |log-odds| > `sure`: the rest hardly ever changes the decision.
 * docs/experiments/sure-blocks.md has the measurement.
 */
export const EXITS = [
  { trees: 12, sure: 2.2 },
  { trees: 20, sure: 2.6 },
  { trees: 30, sure: 3 },
  { trees: 50, sure: 3.2 },
] as const;

/** True where a row with this margin stops after this many trees. */
export function isSure(margin: number, trees: number): boolean {
  return EXITS.some((exit) => exit.trees === trees && Math.abs(margin) > exit.sure);
}

/** The margin (log-odds) of each row: the bias and the sum of its trees. Time: rows × trees × depth. */
export function score(
  { bias, roots, column, threshold, right }: Forest,
  { values, width, rows }: BlockTable,
): Float32Array {
  const sums = new Float32Array(rows);
  const trees = roots.length - 1;
  const ends = [...EXITS.map((exit) => Math.min(exit.trees, trees)), trees];
  for (let row = 0; row < rows; row++) {
    const at = row * width;
    let sum = bias;
    let t = 0;
    for (let part = 0; part < ends.length; part++) {
      for (const end = ends[part]!; t < end; t++) {
        let node = roots[t]!;
        let c = column[node]!;
        while (c >= 0) {
          node += values[at + c]! < threshold[node]! ? 1 : right[node]!;
          c = column[node]!;
        }
        sum += threshold[node]!;
      }
      if (part < EXITS.length && Math.abs(sum) > EXITS[part]!.sure) break;
    }
    sums[row] = sum;
  }
  return sums;
}

/** Probabilities of the classes (softmax), of a forest that uses page-level columns only; they sum to 1. */
export function vote({ roots, threshold, classes = [] }: Forest): Float32Array {
  const votes = new Float32Array(classes.length);
  for (let t = 0; t < roots.length - 1; t++) votes[t % votes.length]! += threshold[roots[t]!]!;
  let sum = 0;
  for (let c = 0; c < votes.length; c++) sum += votes[c] = Math.exp(votes[c]!);
  return votes.map((each) => each / sum);
}
