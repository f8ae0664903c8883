import type { Outline } from '../../types.ts';
import { blockFeatures, factsOfBlockFeature } from './block-features.ts';
import { collapseTree, type CollapsedTree } from './collapsed-tree.ts';
import { AT, BLOCK_WIDTH, NODE_WIDTH } from './feature-names.ts';
import { leavesSharePath } from './leaves-share-path.ts';
import { factsOfNodeFeature, nodeFeatures } from './node-features.ts';
import { FACT, textFacts } from './text-facts.ts';

const ALL_FEATURES = Int32Array.from({ length: BLOCK_WIDTH }, (_, k) => k);

/** Input of the network: block features as columns of leaves, one after the other. */
export type PageFeatures = { readonly tree: CollapsedTree; readonly blocks: Float32Array };

/** Computes the block features of a page with the numbers in `wanted`, in that order; linear. */
export function pageFeatures(outline: Outline, wanted: Int32Array = ALL_FEATURES): PageFeatures {
  const wantedOfNodes = nodeFeaturesIn(wanted);
  const tree = collapseTree(outline);
  const texts = textFacts(outline, tree, factsFor(wanted, wantedOfNodes));
  const nodes = nodeFeatures(tree, texts, wantedOfNodes);
  const sources = { tree, texts, nodes, sharePath: () => leavesSharePath(outline, tree) };
  return { tree, blocks: blockFeatures(sources, wanted) };
}

/** 1 for each node feature that a parent, grandparent or root feature in `wanted` needs. */
function nodeFeaturesIn(wanted: Int32Array): Uint8Array {
  const flags = new Uint8Array(NODE_WIDTH);
  for (let i = 0; i < wanted.length; i++) {
    const feature = wanted[i]!;
    const first = feature >= AT.root ? AT.root : feature >= AT.grandparent ? AT.grandparent + 1 : AT.parent + 1;
    if (feature >= first && feature < first + NODE_WIDTH) flags[feature - first] = 1;
  }
  return flags;
}

/** Bits of the text facts that these features need. Characters are always counted: positions follow from them. */
function factsFor(wanted: Int32Array, wantedOfNodes: Uint8Array): number {
  let bits = 1 << FACT.chars;
  for (let i = 0; i < wanted.length; i++) bits |= factsOfBlockFeature(wanted[i]!);
  for (let k = 0; k < NODE_WIDTH; k++) if (wantedOfNodes[k] === 1) bits |= factsOfNodeFeature(k);
  return bits;
}
