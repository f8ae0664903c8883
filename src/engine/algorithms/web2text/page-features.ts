import type { Outline } from '../../types.ts';
import { blockFeatures, factsOfText } from './block-features.ts';
import { collapseTree, type CollapsedTree } from './collapsed-tree.ts';
import { edgeFeatures } from './edge-features.ts';
import { AT, BLOCK_WIDTH, EDGE_AT, EDGE_WIDTH, NODE_WIDTH } from './feature-names.ts';
import { factsOfNode, nodeFeatures } from './node-features.ts';
import { hasOnePath } from './one-path.ts';
import { FACT, textFacts } from './text-facts.ts';

/** Which features are computed, by their numbers: weights look at few of them, and those that do without structure (λ = 0) at none of edges. */
export type WantedFeatures = { readonly blocks: Int32Array; readonly edges: Int32Array };

const ALL: WantedFeatures = { blocks: numbersTo(BLOCK_WIDTH), edges: numbersTo(EDGE_WIDTH) };
const NOTHING = new Float32Array(0);

/** What the networks are given of a page: features of its blocks, a column of leaves for each, and of its edges, a column of leaves − 1; one behind the other. */
export type PageFeatures = {
  readonly tree: CollapsedTree;
  readonly blocks: Float32Array;
  readonly edges: Float32Array;
};

/** Computes the features of Web2Text for a page. Linear in elements and characters. */
export function pageFeatures(outline: Outline, wanted: WantedFeatures = ALL): PageFeatures {
  const ofNodes = nodeFeaturesIn(wanted);
  const tree = collapseTree(outline);
  const texts = textFacts(outline, tree, factsFor(wanted.blocks, ofNodes));
  const nodes = nodeFeatures(tree, texts, ofNodes);
  const sources = { tree, texts, nodes, onePath: () => hasOnePath(outline, tree) };
  return {
    tree,
    blocks: blockFeatures(sources, wanted.blocks),
    edges: wanted.edges.length > 0 ? edgeFeatures(outline, tree, nodes, wanted.edges) : NOTHING,
  };
}

function numbersTo(count: number): Int32Array {
  return Int32Array.from({ length: count }, (_, k) => k);
}

/** Which features of nodes, parents, grandparents, roots and ancestors, are among those of blocks and edges: 1 for each that is. */
function nodeFeaturesIn({ blocks, edges }: WantedFeatures): Uint8Array {
  const flags = new Uint8Array(NODE_WIDTH);
  for (let i = 0; i < blocks.length; i++) {
    const feature = blocks[i]!;
    const first = feature >= AT.root ? AT.root : feature >= AT.grandparent ? AT.grandparent + 1 : AT.parent + 1;
    if (feature >= first && feature < first + NODE_WIDTH) flags[feature - first] = 1;
  }
  for (let i = 0; i < edges.length; i++) if (edges[i]! >= EDGE_AT.ancestor) flags[edges[i]! - EDGE_AT.ancestor] = 1;
  return flags;
}

/** The facts of texts that some features are made of, as bits. How long texts are is always told: places follow from it. */
function factsFor(blocks: Int32Array, ofNodes: Uint8Array): number {
  let bits = 1 << FACT.chars;
  for (let i = 0; i < blocks.length; i++) bits |= factsOfText(blocks[i]!);
  for (let k = 0; k < NODE_WIDTH; k++) if (ofNodes[k] === 1) bits |= factsOfNode(k);
  return bits;
}

/** Rows from columns and columns from rows: `width` is how many numbers stand together in what is given. */
export function transposed(values: Float32Array, width: number): Float32Array {
  const count = width === 0 ? 0 : values.length / width;
  return Float32Array.from(values, (_, i) => values[(i % count) * width + Math.floor(i / count)]!);
}
