import type { CollapsedTree } from './collapsed-tree.ts';
import { NODE_WIDTH } from './feature-names.ts';
import { factsOf, MEASURES, sign, writeMeasure, type Measure } from './measures.ts';
import { charsOf, ENDS_BIT, ENDS_IN_PUNCTUATION, ENDS_IN_QUESTION, type TextFacts } from './text-facts.ts';

/** The measure of each node feature; null for features that need more than counts. */
const NODE_MEASURES: readonly (Measure | null)[] = [
  null,
  MEASURES.linkDensity,
  MEASURES.wordLength,
  MEASURES.stopWord,
  MEASURES.stopRatio,
  MEASURES.logCharsOfNode,
  MEASURES.logPunctuation,
  MEASURES.digitOfNode,
  MEASURES.digitRatio,
  MEASURES.logSentence,
  null,
  null,
  MEASURES.copyright,
  MEASURES.email,
  MEASURES.url,
  MEASURES.year,
  MEASURES.capitals,
  MEASURES.capitals2,
  MEASURES.capitals3,
  null,
];
const [LINK_DENSITY, ENDS_IN_MARK, ENDS_IN_QUESTION_MARK, FORM] = [1, 10, 11, 19];
/** Value of the link-density feature for a node without link text. */
const NO_LINKS = -1;

/** Bits of the text facts that a node feature needs. */
export function factsOfNodeFeature(feature: number): number {
  const measure = NODE_MEASURES[feature];
  if (measure) return factsOf(measure);
  return feature === ENDS_IN_MARK || feature === ENDS_IN_QUESTION_MARK ? ENDS_BIT : 0;
}

/**
 * The 20 features of each node (Web2Text, section 3.3; NODE_FEATURES), one column of nodes after the other. The first
 * node is the root; a page of one leaf gets a root too. Nodes inside a link have no link text: it counts for the nodes
 * above the link only. Columns with a 0 in `wanted` stay 0.
 */
export function nodeFeatures(tree: CollapsedTree, texts: TextFacts, wanted: Uint8Array): Float32Array {
  const { leaves, nodes, belowLink, hasInput } = tree;
  if (leaves === 0) return new Float32Array(0);
  const [firstLeaf, lastLeaf] = nodes > 0 ? [tree.firstLeaf, tree.lastLeaf] : [Int32Array.of(0), Int32Array.of(1)];
  const rows = firstLeaf.length;
  const columns = new Float32Array(rows * NODE_WIDTH);
  const { ends, start } = texts;
  const ranges = { sums: texts.sums, rows: leaves + 1, from: firstLeaf, to: lastLeaf };
  for (let feature = 0, to = 0; feature < NODE_WIDTH; feature++, to += rows) {
    if (!wanted[feature]) continue;
    const measure = NODE_MEASURES[feature];
    if (measure) {
      writeMeasure(columns, to, measure, ranges);
      if (feature === LINK_DENSITY) for (let n = 0; n < nodes; n++) if (belowLink[n] === 1) columns[to + n] = NO_LINKS;
    } else if (feature === ENDS_IN_MARK || feature === ENDS_IN_QUESTION_MARK) {
      const bit = feature === ENDS_IN_MARK ? ENDS_IN_PUNCTUATION : ENDS_IN_QUESTION;
      for (let n = 0; n < rows; n++) columns[to + n] = sign(ends[lastLeaf[n]! - 1]! & bit);
    } else if (feature === FORM) {
      for (let n = 0; n < rows; n++) columns[to + n] = sign(nodes > 0 && hasInput[n] === 1);
    } else {
      const end = start[leaves - 1]! + charsOf(texts, leaves - 1);
      for (let n = 0; n < rows; n++) {
        const last = lastLeaf[n]! - 1;
        columns[to + n] = firstLeaf[n] === 0 && start[last]! + charsOf(texts, last) >= end ? 1 : 0;
      }
    }
  }
  return columns;
}
