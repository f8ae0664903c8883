import type { BlockTable } from '../evidence/table.ts';

/**
 * Boosted trees as one run of nodes, each tree in preorder: a split's left child follows it, its right child stands `right` nodes further on. Leaves have
 * column -1 and their value in `threshold`.
 */
export type Forest = {
  readonly bias: number;
  /** Index of each tree's root, and one past the last node at the end. */
  readonly roots: Int32Array;
  readonly column: Int16Array;
  readonly threshold: Float32Array;
  readonly right: Int16Array;
  /** What the trees tell apart, each tree in turn; absent where all trees answer one question. */
  readonly classes?: readonly string[];
};

/** A forest as it is kept: its first line, read, and its nodes, still letters. */
export type PackedForest = {
  readonly bias: number;
  readonly scale: number;
  readonly classes?: readonly string[];
  /** For each number of a column in the nodes, where the column stands in the evidence, and its thresholds. */
  readonly columns: readonly { readonly place: number; readonly thresholds: readonly number[] }[];
  readonly nodes: string;
  /** Number of each tree's first node. */
  readonly roots: readonly number[];
};

/** First line of the text that a forest comes as. */
type Head = {
  readonly version: number;
  readonly bias: number;
  /** A leaf's value is this times its number. */
  readonly scale: number;
  /** Names of the columns that splits look at, each with its thresholds in order. */
  readonly columns: readonly (readonly [name: string, thresholds: readonly number[]])[];
  readonly classes?: readonly string[];
};

/** Rises with every change of what a column means or of the text's layout: a forest of another version is no use. */
export const FOREST_VERSION = 3;

/** Numbers are characters from here on, so that all are letters and signs that print; leaves' numbers are signed. */
const ZERO = 0x30;
const SIGNED_ZERO = 0x800;
/** Column of a leaf. */
const LEAF = 0;
/** Characters of a node. */
const NODE = 3;

/**
 * Reads forests from their text: for each a line of JSON, then a line of three characters for each node: column + 1, number of its threshold, steps to the right
 * child; for a leaf 0, its value, 0. `names` are the columns that the evidence has. Throws an Error that names the file where the two do not belong together.
 */
export function readForests(text: string, names: readonly string[], file: string): PackedForest[] {
  const lines = text.split('\n');
  const places = new Map(names.map((name, i) => [name, i]));
  const forests: PackedForest[] = [];
  for (let i = 0; i < lines.length; i += 2) {
    const { bias, scale, columns, classes } = readHead(lines[i]!, file);
    const placed = columns.map(([name, thresholds]) => {
      const place = places.get(name);
      if (place === undefined) throw new Error(`${file} looks at "${name}", which the engine does not measure.`);
      return { place, thresholds };
    });
    const nodes = lines[i + 1] ?? '';
    forests.push({ bias, scale, columns: placed, nodes, roots: rootsOf(nodes, file), ...(classes && { classes }) });
  }
  return forests;
}

/** A tree ends with the last leaf on its way right. */
function rootsOf(nodes: string, file: string): number[] {
  const roots: number[] = [];
  let node = 0;
  while (NODE * node < nodes.length) {
    roots.push(node);
    while (nodes.charCodeAt(NODE * node) > ZERO + LEAF) node += nodes.charCodeAt(NODE * node + 2) - ZERO;
    node++;
  }
  if (NODE * node !== nodes.length || node === 0) throw new Error(`${file} ends in the middle of a tree.`);
  return roots;
}

/**
 * The forest for the blocks of one page. Splits by the facts of the page, the columns from `width` on, are decided while the nodes are read, and half of what is below
 * them is never looked at: a third of all splits, on the shipped trees.
 */
export function growForest(
  { bias, scale, columns, classes, nodes, roots: first }: PackedForest,
  width: number,
  facts: ArrayLike<number>,
): Forest {
  const most = nodes.length / NODE;
  const [column, threshold, right, roots] = [
    new Int16Array(most),
    new Float32Array(most),
    new Int16Array(most),
    new Int32Array(first.length + 1),
  ];
  // Right children still to come: where they stand in the text, and the split that they belong to.
  const [later, splits] = [new Int32Array(most), new Int32Array(most)];
  let node = 0;
  for (let t = 0; t < first.length; t++) {
    let waiting = 0;
    for (let at = first[t]!; ;) {
      const which = nodes.charCodeAt(NODE * at) - ZERO;
      if (which === LEAF) {
        column[node] = -1;
        threshold[node++] = scale * (nodes.charCodeAt(NODE * at + 1) - SIGNED_ZERO);
        if (waiting === 0) break;
        at = later[--waiting]!;
        right[splits[waiting]!] = node - splits[waiting]!;
        continue;
      }
      const { place, thresholds } = columns[which - 1]!;
      const limit = thresholds[nodes.charCodeAt(NODE * at + 1) - ZERO]!;
      const steps = nodes.charCodeAt(NODE * at + 2) - ZERO;
      if (place >= width) {
        at += facts[place - width]! < limit ? 1 : steps;
        continue;
      }
      column[node] = place;
      threshold[node] = limit;
      splits[waiting] = node++;
      later[waiting++] = at + steps;
      at++;
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
 * Of a row whose first trees are this sure, ±SURE in log-odds, the others are not asked: they change how probable it is, hardly ever what becomes of it
 * (bench/train/README.md).
 */
export const FIRST_TREES = 30;
export const SURE = 3;

/** The sum of the trees for each row, before the logistic function. Time: rows × trees × depth. */
export function score(
  { bias, roots, column, threshold, right }: Forest,
  { values, width, rows }: BlockTable,
): Float32Array {
  const sums = new Float32Array(rows);
  const trees = roots.length - 1;
  for (let row = 0; row < rows; row++) {
    const at = row * width;
    let sum = bias;
    for (let t = 0; t < trees; t++) {
      if (t === FIRST_TREES && (sum > SURE || sum < -SURE)) break;
      let node = roots[t]!;
      let c = column[node]!;
      while (c >= 0) {
        node += values[at + c]! < threshold[node]! ? 1 : right[node]!;
        c = column[node]!;
      }
      sum += threshold[node]!;
    }
    sums[row] = sum;
  }
  return sums;
}

/** Probabilities of the classes, by the trees of each in turn, of a forest that looks at nothing but facts of the page; they sum to 1. */
export function vote({ roots, threshold, classes = [] }: Forest): Float32Array {
  const votes = new Float32Array(classes.length);
  for (let t = 0; t < roots.length - 1; t++) votes[t % votes.length]! += threshold[roots[t]!]!;
  let sum = 0;
  for (let c = 0; c < votes.length; c++) sum += votes[c] = Math.exp(votes[c]!);
  for (let c = 0; c < votes.length; c++) votes[c]! /= sum;
  return votes;
}

function readHead(json: string, file: string): Head {
  let head: unknown;
  try {
    head = JSON.parse(json);
  } catch (cause) {
    throw new Error(`${file} does not begin with a line of JSON.`, { cause });
  }
  const { version, bias, scale, columns, classes } = (head ?? {}) as Partial<Head>;
  if (typeof bias !== 'number' || typeof scale !== 'number' || !Array.isArray(columns))
    throw new Error(`${file} has no bias, scale and columns in its first line.`);
  if (version !== FOREST_VERSION)
    throw new Error(`${file} has version ${version}; the engine reads version ${FOREST_VERSION}.`);
  return { version, bias, scale, columns, ...(classes && { classes }) };
}
