import type { Matrix } from '../evidence/matrix.ts';

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
export const FOREST_VERSION = 2;

/** Numbers are characters from here on, so that all are letters and signs that print; leaves' numbers are signed. */
const ZERO = 0x30;
const SIGNED_ZERO = 0x800;
/** Column of a leaf. */
const LEAF = 0;

/**
 * Reads forests from their text: for each a line of JSON, then a line of three characters for each node (column + 1, number of its threshold, steps to the right
 * child), or two for a leaf (0, its value). `names` are the columns that the evidence has. Throws an Error that names the file where the two do not belong together.
 */
export function parseForests(text: string, names: readonly string[], file: string): Forest[] {
  const lines = text.split('\n');
  const forests: Forest[] = [];
  for (let i = 0; i < lines.length; i += 2) forests.push(parseForest(lines[i]!, lines[i + 1] ?? '', names, file));
  return forests;
}

function parseForest(json: string, text: string, names: readonly string[], file: string): Forest {
  const { bias, scale, columns, classes } = readHead(json, file);
  const at = new Map(names.map((name, i) => [name, i]));
  const places = columns.map(([name]) => {
    const place = at.get(name);
    if (place === undefined) throw new Error(`${file} looks at "${name}", which the engine does not measure.`);
    return place;
  });
  const most = text.length >> 1;
  const [column, threshold, right, roots] = [new Int16Array(most), new Float32Array(most), new Int16Array(most), [0]];
  let node = 0;
  // Leaves still to come until the tree is whole.
  let open = 1;
  for (let i = 0; i < text.length; ) {
    const which = text.charCodeAt(i++) - ZERO;
    if (which === LEAF) {
      column[node] = -1;
      threshold[node++] = scale * (text.charCodeAt(i++) - SIGNED_ZERO);
      if (--open === 0) {
        roots.push(node);
        open = 1;
      }
    } else {
      column[node] = places[which - 1]!;
      threshold[node] = columns[which - 1]![1][text.charCodeAt(i++) - ZERO]!;
      right[node++] = text.charCodeAt(i++) - ZERO;
      open++;
    }
  }
  if (open !== 1 || roots.length < 2) throw new Error(`${file} ends in the middle of a tree.`);
  return { bias, roots: Int32Array.from(roots), column, threshold, right, ...(classes && { classes }) };
}

/** The sum of the trees for each row, before the logistic function. Time: rows × trees × depth. */
export function score({ bias, roots, column, threshold, right }: Forest, { values, width, rows }: Matrix): Float32Array {
  const sums = new Float32Array(rows);
  const trees = roots.length - 1;
  for (let row = 0; row < rows; row++) {
    const at = row * width;
    let sum = bias;
    for (let t = 0; t < trees; t++) {
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

/** Probabilities of the classes of one row, by the trees of each in turn; they sum to 1. */
export function vote({ roots, column, threshold, right, classes = [] }: Forest, values: ArrayLike<number>): Float32Array {
  const votes = new Float32Array(classes.length);
  for (let t = 0; t < roots.length - 1; t++) {
    let node = roots[t]!;
    while (column[node]! >= 0) node += values[column[node]!]! < threshold[node]! ? 1 : right[node]!;
    votes[t % votes.length]! += threshold[node]!;
  }
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
  if (typeof bias !== 'number' || typeof scale !== 'number' || !Array.isArray(columns)) throw new Error(`${file} has no bias, scale and columns in its first line.`);
  if (version !== FOREST_VERSION) throw new Error(`${file} has version ${version}; the engine reads version ${FOREST_VERSION}.`);
  return { version, bias, scale, columns, ...(classes && { classes }) };
}
