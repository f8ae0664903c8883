import type { CollapsedTree } from './collapsed-tree.ts';
import { NODE_WIDTH } from './feature-names.ts';
import { factsOf, MEASURES, sign, writeMeasure, type Measure } from './measures.ts';
import { charsOf, ENDS_BIT, ENDS_IN_PUNCTUATION, ENDS_IN_QUESTION, type TextFacts } from './text-facts.ts';

/** Features of nodes by number that are measured of their facts alone; null for the others. */
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
/** Link density of a node without link text. */
const NO_LINKS = -1;

/** The facts of texts that a feature of nodes is made of, as bits. */
export function factsOfNode(feature: number): number {
  const measure = NODE_MEASURES[feature];
  if (measure) return factsOf(measure);
  return feature === ENDS_IN_MARK || feature === ENDS_IN_QUESTION_MARK ? ENDS_BIT : 0;
}

/**
 * The 20 features of each node (Web2Text, section 3.3; NODE_FEATURES), a column of nodes for each, one behind the other; the root is the first node, and a page that is one leaf
 * has one all the same, for it is its own root. Text inside a link that goes beyond the node counts as link text for the nodes above the link alone. Columns that are not wanted,
 * 1 for yes, stay 0.
 */
export function nodeFeatures(tree: CollapsedTree, texts: TextFacts, wanted: Uint8Array): Float32Array {
  const { leaves, nodes, belowLink, hasInput } = tree;
  if (leaves === 0) return new Float32Array(0);
  const [firstLeaf, lastLeaf] = nodes > 0 ? [tree.firstLeaf, tree.lastLeaf] : [Int32Array.of(0), Int32Array.of(1)];
  const rows = firstLeaf.length;
  const columns = new Float32Array(rows * NODE_WIDTH);
  const { ends, start } = texts;
  const stretches = { sums: texts.sums, rows: leaves + 1, from: firstLeaf, to: lastLeaf };
  for (let feature = 0, to = 0; feature < NODE_WIDTH; feature++, to += rows) {
    if (!wanted[feature]) continue;
    const measure = NODE_MEASURES[feature];
    if (measure) {
      writeMeasure(columns, to, measure, stretches);
      if (feature === LINK_DENSITY) for (let n = 0; n < nodes; n++) if (belowLink[n] === 1) columns[to + n] = NO_LINKS;
    } else if (feature === ENDS_IN_MARK || feature === ENDS_IN_QUESTION_MARK) {
      const bit = feature === ENDS_IN_MARK ? ENDS_IN_PUNCTUATION : ENDS_IN_QUESTION;
      for (let n = 0; n < rows; n++) columns[to + n] = sign(ends[lastLeaf[n]! - 1]! & bit);
    } else if (feature === FORM) {
      for (let n = 0; n < rows; n++) columns[to + n] = sign(nodes > 0 && hasInput[n] === 1);
    } else {
      const end = start[leaves - 1]! + charsOf(texts, leaves - 1);
      for (let n = 0; n < rows; n++)
        columns[to + n] =
          firstLeaf[n] === 0 && start[lastLeaf[n]! - 1]! + charsOf(texts, lastLeaf[n]! - 1) >= end ? 1 : 0;
    }
  }
  return columns;
}
