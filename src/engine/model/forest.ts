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

/** A forest as it is stored: its first line parsed, its nodes still as text. */
export type PackedForest = {
  readonly bias: number;
  /** A leaf's value is its number times this. */
  readonly scale: number;
  readonly trees: number;
  /** Columns that splits use: index in the evidence, and thresholds in order. */
  readonly columns: readonly (readonly [place: number, thresholds: readonly number[]])[];
  readonly classes?: readonly string[];
  readonly nodes: string;
};

/** A forest in the first line of the text; `nodes` is their number. */
type Head = Omit<PackedForest, 'nodes'> & { readonly nodes: number };

/** Increases when a column's meaning or the text format changes; other versions cannot be read. */
export const FOREST_VERSION = 5;

/** A number n is the character ZERO + n, which is printable; the signed number of a leaf is SIGNED_ZERO + n. */
const ZERO = 0x30;
const SIGNED_ZERO = 0x180;
/** Column number of a leaf. */
const LEAF = 0;
/** Characters per node. */
const NODE = 2;

/**
 * Reads forests from text: a line of JSON about all of them, and a line of nodes for each, two characters a node, trees
 * in preorder. Split: column + 1, number of its threshold. Leaf: 0, value.
 * `width` is the number of columns of the evidence. Throws an Error that names the file if the text does not fit them.
 */
export function readForests(text: string, width: number, file: string): PackedForest[] {
  const [first = '', ...lines] = text.split('\n');
  return readHeads(first, file).map((head, i) => {
    const last = Math.max(-1, ...head.columns.map(([place]) => place));
    if (last >= width)
      throw new Error(`${file} uses column ${last}; the engine has only ${width} columns. Train a new forest.`);
    const nodes = lines[i] ?? '';
    if (nodes.length !== NODE * head.nodes || head.trees === 0)
      throw new Error(`${file} ends in the middle of a forest. Restore the file or train a new forest.`);
    return { ...head, nodes };
  });
}

/** On the stack of growForest: the subtree that follows is the branch not taken. */
const NOT_TAKEN = -1;

/**
 * Unpacks the forest for one page. Splits by page-level columns, those from `width` on, are decided here by
 * `pageValues`, and the branch not taken is skipped: a third of all splits in the shipped trees.
 * Throws an Error for nodes that are no whole trees.
 */
export function growForest(
  { bias, scale, trees, columns, classes, nodes }: PackedForest,
  width: number,
  pageValues: ArrayLike<number>,
): Forest {
  const most = nodes.length / NODE;
  const [column, threshold, right, roots] = [
    new Int16Array(most),
    new Float32Array(most),
    new Int16Array(most),
    new Int32Array(trees + 1),
  ];
  // Splits whose left subtree is being read, innermost last.
  const open = new Int32Array(most);
  let [node, at] = [0, 0];
  const skipSubtree = (): void => {
    for (let missing = 1; missing > 0 && at < most; at++)
      missing += nodes.charCodeAt(NODE * at) === ZERO + LEAF ? -1 : 1;
  };
  for (let t = 0; t < trees; t++) {
    let depth = 0;
    for (let isWhole = false; !isWhole;) {
      if (at >= most) throw new Error('The forest ends in the middle of a tree. Train a new forest.');
      const which = nodes.charCodeAt(NODE * at) - ZERO;
      const value = nodes.charCodeAt(NODE * at++ + 1);
      if (which === LEAF) {
        column[node] = -1;
        threshold[node++] = scale * (value - SIGNED_ZERO);
        while (depth > 0 && open[depth - 1] === NOT_TAKEN) {
          skipSubtree();
          depth--;
        }
        isWhole = depth === 0;
        if (!isWhole) {
          const split = open[--depth]!;
          right[split] = node - split;
        }
        continue;
      }
      const [place, thresholds] = columns[which - 1]!;
      const limit = thresholds[value - ZERO]!;
      if (place < width) {
        column[node] = place;
        threshold[node] = limit;
        open[depth++] = node++;
      } else if (pageValues[place - width]! < limit) open[depth++] = NOT_TAKEN;
      else skipSubtree();
    }
    roots[t + 1] = node;
  }
  return {
    bias,
    roots,
    column: column.subarray(0, node),
    threshold: threshold.subarray(0, node),
    right: right.subarray(0, node),
    ...(classes && { classes }),
  };
}

/**
 * A row stops after `trees` trees if its |log-odds| > `sure`: the rest hardly ever changes the decision.
 * docs/experiments.md has the measurement.
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
  for (let c = 0; c < votes.length; c++) votes[c]! /= sum;
  return votes;
}

function readHeads(json: string, file: string): readonly Head[] {
  let head: unknown;
  try {
    head = JSON.parse(json);
  } catch (cause) {
    throw new Error(`${file} does not begin with a line of JSON. Restore the file or train a new forest.`, { cause });
  }
  const { version, forests } = (head ?? {}) as { readonly version?: unknown; readonly forests?: readonly Head[] };
  if (version !== FOREST_VERSION)
    throw new Error(
      `${file} has version ${String(version)}; the engine reads version ${FOREST_VERSION}. Train a new forest.`,
    );
  if (!Array.isArray(forests) || !forests.every(isHead))
    throw new Error(`${file} lacks numbers or columns of a forest. Train a new forest.`);
  return forests;
}

function isHead({ bias, scale, trees, nodes, columns }: Partial<Head>): boolean {
  return [bias, scale, trees, nodes].every((value) => typeof value === 'number') && Array.isArray(columns);
}
