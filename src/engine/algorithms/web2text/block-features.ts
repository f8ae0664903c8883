import type { CollapsedTree } from './collapsed-tree.ts';
import { AT, LEAF_TAG_BITS, NODE_WIDTH, PARENT_TAG_BITS } from './feature-names.ts';
import { factsOf, MEASURES, sign, writeMeasure, z, type LeafRanges, type Measure } from './measures.ts';
import { charsOf, COPIES_BIT, ENDS_BIT, ENDS_IN_PUNCTUATION, ENDS_IN_QUESTION, type TextFacts } from './text-facts.ts';

/** Inputs of the block features. `nodes` has the node features, column by column. */
export type BlockFeatureSources = {
  readonly tree: CollapsedTree;
  readonly texts: TextFacts;
  readonly nodes: Float32Array;
  /** True if all leaves have the same path of tags and classes. */
  readonly sharePath: () => boolean;
};

const MANY_COPIES = 10;
const ONE_PATH = 2;

/**
 * Features of each leaf (Web2Text, section 3.3; BLOCK_FEATURES), as one column of leaves for each number in `wanted`,
 * one after the other.
 */
export function blockFeatures(sources: BlockFeatureSources, wanted: Int32Array): Float32Array {
  const { tree, texts, nodes, sharePath } = sources;
  const { leaves, parentOfLeaf, parent } = tree;
  const columns = new Float32Array(wanted.length * leaves);
  const rows = nodes.length / NODE_WIDTH;
  const grandparentOfLeaf = new Int32Array(leaves);
  const ordinals = new Int32Array(leaves + 1);
  for (let l = 0; l <= leaves; l++) ordinals[l] = l;
  for (let l = 0; l < leaves; l++) {
    const above = parentOfLeaf[l]!;
    grandparentOfLeaf[l] = above < 0 ? -1 : parent[above]!;
  }
  const own = { sums: texts.sums, rows: leaves + 1, from: ordinals.subarray(0, leaves), to: ordinals.subarray(1) };
  for (let i = 0, to = 0; i < wanted.length; i++, to += leaves) {
    const feature = wanted[i]!;
    if (feature === ONE_PATH) columns.fill(sharePath() ? 1 : 0, to, to + leaves);
    else if (feature < AT.parent) writeText(columns, to, feature, texts, own);
    else if (feature === AT.parent) writeIsThere(columns, to, parentOfLeaf);
    else if (feature <= AT.parent + NODE_WIDTH)
      writeNodeFeature(columns, to, parentOfLeaf, nodes, (feature - AT.parent - 1) * rows);
    else if (feature < AT.grandparent)
      writeTag(columns, to, tree.tags, PARENT_TAG_BITS[feature - AT.parent - 1 - NODE_WIDTH]!, parentOfLeaf);
    else if (feature === AT.grandparent) writeIsThere(columns, to, grandparentOfLeaf);
    else if (feature < AT.root)
      writeNodeFeature(columns, to, grandparentOfLeaf, nodes, (feature - AT.grandparent - 1) * rows);
    else if (feature < AT.leafTags) columns.fill(nodes[(feature - AT.root) * rows]!, to, to + leaves);
    else writeTag(columns, to, tree.tagsOfLeaf, LEAF_TAG_BITS[feature - AT.leafTags]!);
  }
  return columns;
}

/** Measures of the leaf features from AT.leaf on; null for features that need more than counts (position, end). */
const LEAF_MEASURES: readonly (Measure | null)[] = [
  MEASURES.word,
  MEASURES.logWords,
  MEASURES.wordLength,
  MEASURES.stopWord,
  MEASURES.stopRatio,
  MEASURES.logChars,
  MEASURES.punctuation,
  MEASURES.punctuationCount,
  MEASURES.logPunctuation,
  MEASURES.digit,
  MEASURES.digitRatio,
  MEASURES.logSentence,
  MEASURES.sentences,
  null,
  null,
  null,
  null,
  MEASURES.copyright,
  MEASURES.email,
  MEASURES.url,
  MEASURES.year,
  MEASURES.capitals,
  MEASURES.capitals2,
  MEASURES.capitals3,
];
const [POSITION, POSITION_2, ENDS_IN_MARK] = [AT.leaf + 13, AT.leaf + 14, AT.leaf + 15];

/** Bits of the text facts that a block feature needs; 0 for features of the nodes and tags around a leaf. */
export function factsOfBlockFeature(feature: number): number {
  if (feature < ONE_PATH) return COPIES_BIT;
  const measure = feature < AT.leaf || feature >= AT.parent ? null : LEAF_MEASURES[feature - AT.leaf]!;
  if (measure) return factsOf(measure);
  return feature === ENDS_IN_MARK || feature === ENDS_IN_MARK + 1 ? ENDS_BIT : 0;
}

/** Writes a feature of the leaves' own texts. */
function writeText(columns: Float32Array, to: number, feature: number, texts: TextFacts, own: LeafRanges): void {
  const { copies, ends, start } = texts;
  const leaves = copies.length;
  if (feature < AT.leaf) {
    for (let l = 0; l < leaves; l++) columns[to + l] = sign(copies[l]! > (feature === 0 ? 1 : MANY_COPIES));
  } else if (feature === POSITION || feature === POSITION_2) {
    const first = start[0]!;
    const span = start[leaves - 1]! + charsOf(texts, leaves - 1) - first;
    for (let l = 0; l < leaves; l++) {
      const place = span > 0 ? (start[l]! + charsOf(texts, l) / 2 - first) / span : 0;
      columns[to + l] = feature === POSITION ? z(place, 0.5198038, 0.2996195) : z(place * place, 0.3599672, 0.3157282);
    }
  } else if (feature === ENDS_IN_MARK || feature === ENDS_IN_MARK + 1) {
    const bit = feature === ENDS_IN_MARK ? ENDS_IN_PUNCTUATION : ENDS_IN_QUESTION;
    for (let l = 0; l < leaves; l++) columns[to + l] = sign(ends[l]! & bit);
  } else {
    writeMeasure(columns, to, LEAF_MEASURES[feature - AT.leaf]!, own);
  }
}

/** Writes for each leaf the feature of its node, from the column of `nodes` that begins at `from`; 0 without a node. */
export function writeNodeFeature(
  columns: Float32Array,
  to: number,
  nodeOf: Int32Array,
  nodes: Float32Array,
  from: number,
): void {
  for (let l = 0; l < nodeOf.length; l++) {
    const node = nodeOf[l]!;
    columns[to + l] = node < 0 ? 0 : nodes[from + node]!;
  }
}

/** Writes 1 for leaves with a node, else 0. */
function writeIsThere(columns: Float32Array, to: number, nodeOf: Int32Array): void {
  for (let l = 0; l < nodeOf.length; l++) columns[to + l] = nodeOf[l]! < 0 ? 0 : 1;
}

/** Writes ±1 by whether a tag is one of each leaf's tags, or of its node's; 0 without a node. */
function writeTag(
  columns: Float32Array,
  to: number,
  tags: Int32Array,
  bit: number,
  nodeOf: Int32Array | null = null,
): void {
  const leaves = nodeOf ? nodeOf.length : tags.length;
  for (let l = 0; l < leaves; l++) {
    const owner = nodeOf ? nodeOf[l]! : l;
    columns[to + l] = owner < 0 ? 0 : sign(tags[owner]! & bit);
  }
}
