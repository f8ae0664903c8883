import type { CollapsedTree } from './collapsed-tree.ts';
import { NODE_WIDTH } from './feature-names.ts';
import { clip, digitRatio, logPunctuation, logSentence, sign, stopRatio, stopWord, sumFacts, wordLength, writeCapitals, z } from './measures.ts';
import { ENDS_IN_PUNCTUATION, ENDS_IN_QUESTION, FACT, FACTS, type TextFacts } from './text-facts.ts';
import { type Wanted, wantedOf } from './wanted.ts';

/**
 * The 20 features of each node (Web2Text, section 3.3; NODE_FEATURES), nodes × 20, the root's first. A page that is one leaf has one row all the same, for it is its own root. Where `link`
 * text is inside a link that goes beyond the node, it counts for the nodes above the link alone.
 * Those that are not wanted stay 0.
 */
export function nodeFeatures(tree: CollapsedTree, texts: TextFacts, { node: wanted }: Pick<Wanted, 'node'> = wantedOf()): Float32Array {
  const { leaves, nodes } = tree;
  if (leaves === 0) return new Float32Array(0);
  const rows = Math.max(1, nodes);
  const columns = new Float32Array(rows * NODE_WIDTH);
  const facts = new Int32Array(FACTS);
  const { ends, start } = texts;
  const span = endOf(texts, leaves - 1) - start[0]!;
  for (let n = 0, at = 0; n < rows; n++, at += NODE_WIDTH) {
    const from = nodes === 0 ? 0 : tree.firstLeaf[n]!;
    const to = nodes === 0 ? 1 : tree.lastLeaf[n]!;
    sumFacts(texts, from, to, facts);
    const linkChars = nodes > 0 && tree.belowLink[n] === 1 ? 0 : facts[FACT.linkChars]!;
    const end = ends[to - 1]!;
    if (wanted[0]) columns[at] = endOf(texts, to - 1) - start[from]! >= span ? 1 : 0;
    if (wanted[1]) columns[at + 1] = z(linkChars / facts[FACT.chars]!, 0.5, 0.5);
    if (wanted[2]) columns[at + 2] = wordLength(facts);
    if (wanted[3]) columns[at + 3] = stopWord(facts);
    if (wanted[4]) columns[at + 4] = stopRatio(facts);
    if (wanted[5]) columns[at + 5] = z(clip(Math.log(facts[FACT.chars]!), 2.5, 10), 6, 2.14);
    if (wanted[6]) columns[at + 6] = logPunctuation(facts);
    if (wanted[7]) columns[at + 7] = sign(facts[FACT.digits]!);
    if (wanted[8]) columns[at + 8] = digitRatio(facts);
    if (wanted[9]) columns[at + 9] = logSentence(facts);
    if (wanted[10]) columns[at + 10] = sign(end & ENDS_IN_PUNCTUATION);
    if (wanted[11]) columns[at + 11] = sign(end & ENDS_IN_QUESTION);
    if (wanted[12]) columns[at + 12] = sign(facts[FACT.copyright]!);
    if (wanted[13]) columns[at + 13] = sign(facts[FACT.email]!);
    if (wanted[14]) columns[at + 14] = sign(facts[FACT.url]!);
    if (wanted[15]) columns[at + 15] = sign(facts[FACT.year]!);
    if (wanted[16] || wanted[17] || wanted[18]) writeCapitals(columns, at + 16, facts);
    if (wanted[19]) columns[at + 19] = sign(nodes > 0 && tree.hasInput[n] === 1);
  }
  return columns;
}

function endOf({ sums, start }: TextFacts, leaf: number): number {
  return start[leaf]! + sums[(leaf + 1) * FACTS + FACT.chars]! - sums[leaf * FACTS + FACT.chars]!;
}
