import type { Outline } from '../../types.ts';
import { blockFeatures } from './block-features.ts';
import { collapseTree, type CollapsedTree } from './collapsed-tree.ts';
import { edgeFeatures, type EdgeFeatures } from './edge-features.ts';
import { nodeFeatures } from './node-features.ts';
import { hasOnePath } from './one-path.ts';
import { ENGLISH, textFacts, type TextRules } from './text-facts.ts';
import { type Wanted, wantedOf } from './wanted.ts';

/** What the networks are given of a page: blocks is leaves × 128. Edges are computed when they are asked for: weights that do without structure (λ = 0) never do. */
export type PageFeatures = { readonly tree: CollapsedTree; readonly blocks: Float32Array; edges(): EdgeFeatures };

/** Computes the features of Web2Text for a page, of its blocks those that are wanted. Linear in elements and characters. */
export function pageFeatures(outline: Outline, rules: TextRules = ENGLISH, wanted: Wanted = wantedOf()): PageFeatures {
  const tree = collapseTree(outline);
  const texts = textFacts(outline, tree, rules);
  const nodes = nodeFeatures(tree, texts, wanted);
  const sources = { tree, texts, nodes, onePath: hasOnePath(outline, tree) };
  return { tree, blocks: blockFeatures(sources, wanted), edges: () => edgeFeatures(outline, tree, nodeFeatures(tree, texts)) };
}
