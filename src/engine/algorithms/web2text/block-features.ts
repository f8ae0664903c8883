import type { CollapsedTree } from './collapsed-tree.ts';
import { AT, BLOCK_WIDTH, LEAF_TAG_BITS, NODE_WIDTH, PARENT_TAG_BITS } from './feature-names.ts';
import { clip, digitRatio, logPunctuation, logSentence, sign, stopRatio, stopWord, sumFacts, wordLength, writeCapitals, z } from './measures.ts';
import { ENDS_IN_PUNCTUATION, ENDS_IN_QUESTION, FACT, FACTS, type TextFacts } from './text-facts.ts';
import { indicesOf, type Wanted, wantedOf } from './wanted.ts';

/** What the features are computed from: the tree, the facts of its texts, the features of its nodes, and whether all texts have one path of tags and classes. */
export type Sources = { readonly tree: CollapsedTree; readonly texts: TextFacts; readonly nodes: Float32Array; readonly onePath: boolean };

const MANY_COPIES = 10;

/**
 * The 128 features of each block (Web2Text, section 3.3; BLOCK_FEATURES), leaves × 128. Neighbours share most of them: a row begins as a copy of the row before, and
 * what is of another node is written anew. Those that are not wanted stay 0.
 */
export function blockFeatures({ tree, texts, nodes, onePath }: Sources, wanted: Wanted = wantedOf()): Float32Array {
  const { leaves, parentOfLeaf, parent, tagsOfLeaf } = tree;
  const columns = new Float32Array(leaves * BLOCK_WIDTH);
  const facts = new Int32Array(FACTS);
  const [ofNode, leafTags, parentTags] = [indicesOf(wanted.node), indicesOf(wanted.leafTags), indicesOf(wanted.parentTags)];
  const pageStart = leaves > 0 ? texts.start[0]! : 0;
  const pageSpan = leaves > 0 ? spanEnd(texts, leaves - 1) - pageStart : 0;
  for (let l = 0, at = 0; l < leaves; l++, at += BLOCK_WIDTH) {
    const above = parentOfLeaf[l]!;
    if (l > 0) columns.copyWithin(at, at - BLOCK_WIDTH, at);
    else {
      columns[at + 2] = onePath ? 1 : 0;
      columns.set(nodes.subarray(0, NODE_WIDTH), at + AT.root);
    }
    if (l === 0 || tagsOfLeaf[l] !== tagsOfLeaf[l - 1]) writeTags(columns, at + AT.leafTags, tagsOfLeaf[l]!, LEAF_TAG_BITS, leafTags);
    if (above >= 0 && (l === 0 || above !== parentOfLeaf[l - 1])) {
      writeNode(columns, at + AT.parent, nodes, above, ofNode);
      writeTags(columns, at + AT.parent + 1 + NODE_WIDTH, tree.tags[above]!, PARENT_TAG_BITS, parentTags);
      if (parent[above]! >= 0) writeNode(columns, at + AT.grandparent, nodes, parent[above]!, ofNode);
      else columns.fill(0, at + AT.grandparent, at + AT.root);
    }

    columns[at] = sign(texts.copies[l]! > 1);
    columns[at + 1] = sign(texts.copies[l]! > MANY_COPIES);
    sumFacts(texts, l, l + 1, facts);
    writeLeaf(columns, at + AT.leaf, facts, wanted.leaf);
    const middle = (texts.start[l]! + spanEnd(texts, l)) / 2;
    const place = pageSpan > 0 ? (middle - pageStart) / pageSpan : 0;
    columns[at + AT.leaf + 13] = z(place, 0.5198038, 0.2996195);
    columns[at + AT.leaf + 14] = z(place * place, 0.3599672, 0.3157282);
    columns[at + AT.leaf + 15] = sign(texts.ends[l]! & ENDS_IN_PUNCTUATION);
    columns[at + AT.leaf + 16] = sign(texts.ends[l]! & ENDS_IN_QUESTION);
  }
  return columns;
}

function writeLeaf(columns: Float32Array, at: number, facts: Int32Array, wanted: Uint8Array): void {
  const words = facts[FACT.words]!;
  if (wanted[0]) columns[at] = z(sign(words), 0.8255, 0.5643817);
  if (wanted[1]) columns[at + 1] = words > 0 ? z(clip(Math.log(words), 0, 3.5), 1.5086, 1.205) : 0;
  if (wanted[2]) columns[at + 2] = wordLength(facts);
  if (wanted[3]) columns[at + 3] = stopWord(facts);
  if (wanted[4]) columns[at + 4] = stopRatio(facts);
  if (wanted[5]) columns[at + 5] = z(clip(Math.log(facts[FACT.chars]!), 2.5, 5.5), 3.392, 1.06445);
  if (wanted[6]) columns[at + 6] = sign(facts[FACT.punctuation]!);
  if (wanted[7]) columns[at + 7] = z(clip(facts[FACT.punctuation]!, 0, 10), 0.06938, 0.4083676);
  if (wanted[8]) columns[at + 8] = logPunctuation(facts);
  if (wanted[9]) columns[at + 9] = z(sign(facts[FACT.digits]!), -0.5900983, 0.8073342);
  if (wanted[10]) columns[at + 10] = digitRatio(facts);
  if (wanted[11]) columns[at + 11] = logSentence(facts);
  if (wanted[12]) columns[at + 12] = sign(facts[FACT.sentences]! > 1);
  if (wanted[17]) columns[at + 17] = sign(facts[FACT.copyright]!);
  if (wanted[18]) columns[at + 18] = sign(facts[FACT.email]!);
  if (wanted[19]) columns[at + 19] = sign(facts[FACT.url]!);
  if (wanted[20]) columns[at + 20] = sign(facts[FACT.year]!);
  if (wanted[21] || wanted[22] || wanted[23]) writeCapitals(columns, at + 21, facts);
}

/** 1 for "there is one", then its features. */
function writeNode(columns: Float32Array, at: number, nodes: Float32Array, node: number, wanted: Int32Array): void {
  columns[at] = 1;
  for (let i = 0; i < wanted.length; i++) columns[at + 1 + wanted[i]!] = nodes[node * NODE_WIDTH + wanted[i]!]!;
}

function writeTags(columns: Float32Array, at: number, tags: number, bits: Int32Array, wanted: Int32Array): void {
  for (let i = 0; i < wanted.length; i++) columns[at + wanted[i]!] = (tags & bits[wanted[i]!]!) === 0 ? -1 : 1;
}

function spanEnd({ sums, start }: TextFacts, leaf: number): number {
  return start[leaf]! + sums[(leaf + 1) * FACTS + FACT.chars]! - sums[leaf * FACTS + FACT.chars]!;
}
