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
  readonly scale: number;
  readonly classes?: readonly string[];
  /** Per column number in the nodes: the column's index in the evidence (`place`), and its thresholds. */
  readonly columns: readonly { readonly place: number; readonly thresholds: readonly number[] }[];
  readonly nodes: string;
  /** Per node: steps to its right child; 0 for a leaf. */
  readonly right: Int16Array;
  /** Number of each tree's first node. */
  readonly roots: readonly number[];
};

/** A forest in the first line of the text. */
type Head = {
  readonly bias: number;
  /** A leaf's value is its number times this. */
  readonly scale: number;
  /** Names of the columns that splits use, each with its thresholds in order. */
  readonly columns: readonly (readonly [name: string, thresholds: readonly number[]])[];
  readonly classes?: readonly string[];
};

/** Increases when a column's meaning or the text format changes; other versions cannot be read. */
export const FOREST_VERSION = 4;

/** A number n is the character ZERO + n, which is printable; the signed number of a leaf is SIGNED_ZERO + n. */
const ZERO = 0x30;
const SIGNED_ZERO = 0x800;
/** Column number of a leaf. */
const LEAF = 0;
/** Characters per node. */
const NODE = 2;

/**
 * Reads forests from text: a line of JSON about all of them, and a line of nodes for each, two characters a node, trees
 * in preorder. Split: column + 1, number of its threshold. Leaf: 0, value.
 * `names` are the columns of the evidence. Throws an Error that names the file if the text does not fit them.
 */
export function readForests(text: string, names: readonly string[], file: string): PackedForest[] {
  const [first = '', ...lines] = text.split('\n');
  const places = new Map(names.map((name, i) => [name, i]));
  return readHeads(first, file).map(({ bias, scale, columns, classes }, i) => {
    const placed = columns.map(([name, thresholds]) => {
      const place = places.get(name);
      if (place === undefined)
        throw new Error(`${file} uses the column "${name}", which the engine does not have. Train a new forest.`);
      return { place, thresholds };
    });
    const nodes = lines[i] ?? '';
    return { bias, scale, columns: placed, nodes, ...shapeOf(nodes, file), ...(classes && { classes }) };
  });
}

/** The right child of each split and the first node of each tree: a leaf ends the left part of the innermost split. */
function shapeOf(nodes: string, file: string): Pick<PackedForest, 'right' | 'roots'> {
  const count = Math.floor(nodes.length / NODE);
  const right = new Int16Array(count);
  const roots: number[] = [];
  const splits: number[] = [];
  let isEnd = true;
  for (let node = 0; node < count; node++) {
    if (isEnd) roots.push(node);
    isEnd = false;
    if (nodes.charCodeAt(NODE * node) !== ZERO + LEAF) splits.push(node);
    else if (splits.length === 0) isEnd = true;
    else {
      const split = splits.pop()!;
      right[split] = node + 1 - split;
    }
  }
  if (NODE * count !== nodes.length || !isEnd || count === 0)
    throw new Error(`${file} ends in the middle of a tree. Restore the file or train a new forest.`);
  return { right, roots };
}

/**
 * Unpacks the forest for one page. Splits by page-level columns, those from `width` on, are decided here by
 * `pageValues`, and the branch not taken is skipped: a third of all splits in the shipped trees.
 */
export function growForest(
  { bias, scale, columns, classes, nodes, right: steps, roots: first }: PackedForest,
  width: number,
  pageValues: ArrayLike<number>,
): Forest {
  const most = nodes.length / NODE;
  const [column, threshold, right, roots] = [
    new Int16Array(most),
    new Float32Array(most),
    new Int16Array(most),
    new Int32Array(first.length + 1),
  ];
  // Stack of right children to read: their place in the text, and the split they belong to.
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
      if (place >= width) {
        at += pageValues[place - width]! < limit ? 1 : steps[at]!;
        continue;
      }
      column[node] = place;
      threshold[node] = limit;
      splits[waiting] = node++;
      later[waiting++] = at + steps[at]!;
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

/** A row stops after this many trees if its |log-odds| > SURE: the rest hardly ever changes the decision. */
export const FIRST_TREES = 30;
/** Log-odds; docs/experiments.md has the measurement. */
export const SURE = 3;

/** The margin (log-odds) of each row: the bias and the sum of its trees. Time: rows × trees × depth. */
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
    throw new Error(`${file} has no bias, scale and columns for each forest. Train a new forest.`);
  return forests;
}

function isHead({ bias, scale, columns }: Partial<Head>): boolean {
  return typeof bias === 'number' && typeof scale === 'number' && Array.isArray(columns);
}
