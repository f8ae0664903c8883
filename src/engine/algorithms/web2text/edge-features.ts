import type { Outline } from '../../types.ts';
import type { CollapsedTree } from './collapsed-tree.ts';
import { EDGE_AT, EDGE_WIDTH, NODE_WIDTH } from './feature-names.ts';
import { sign } from './measures.ts';
import { BLOCK, TAG_BITS } from './tags.ts';

/**
 * The 25 features of each edge between a leaf and the next, leaves − 1. Edges with the same ancestor, distance and break have the same features, and more than half
 * are such repetitions: features has a row for each kind of edge, kind has the row of each edge.
 */
export type EdgeFeatures = { readonly features: Float32Array; readonly kind: Int32Array };

const DISTANCES = 3;
/** Kinds of edges below one ancestor: four distances, with a break and without. */
const KINDS = 8;

/** Computes edge features (Web2Text, section 3.3; EDGE_FEATURES). The climbs to common ancestors are one tour of the tree: linear. */
export function edgeFeatures(outline: Outline, tree: CollapsedTree, nodes: Float32Array): EdgeFeatures {
  const { leaves, parentOfLeaf, parent, depth } = tree;
  const edges = Math.max(0, leaves - 1);
  const kind = new Int32Array(edges);
  const breaks = breaksBetween(outline, tree);
  const rowOf = new Int32Array(tree.nodes * KINDS).fill(-1);
  const keys = new Int32Array(Math.min(edges, tree.nodes * KINDS));
  let kinds = 0;
  for (let e = 0; e < edges; e++) {
    let left = parentOfLeaf[e]!;
    let right = parentOfLeaf[e + 1]!;
    let distance = 0;
    while (left !== right) {
      distance++;
      if (depth[left]! >= depth[right]!) left = parent[left]!;
      else right = parent[right]!;
    }
    const key = left * KINDS + 2 * Math.min(distance, DISTANCES) + breaks[e]!;
    if (rowOf[key]! < 0) {
      keys[kinds] = key;
      rowOf[key] = kinds++;
    }
    kind[e] = rowOf[key]!;
  }
  const features = new Float32Array(kinds * EDGE_WIDTH);
  for (let row = 0, at = 0; row < kinds; row++, at += EDGE_WIDTH) {
    const key = keys[row]!;
    const distance = (key % KINDS) >> 1;
    for (let k = 0; k <= DISTANCES; k++) features[at + EDGE_AT.distance + k] = sign(distance === k);
    features[at + EDGE_AT.breaks] = key & 1;
    for (let k = 0, from = Math.floor(key / KINDS) * NODE_WIDTH; k < NODE_WIDTH; k++) features[at + EDGE_AT.ancestor + k] = nodes[from + k]!;
  }
  return { features, kind };
}

/**
 * 1 where an element of the block list starts or ends between a leaf and the next. No walk of the page: elements that start between two runs lie between them by
 * index, and those that end follow from how many stand around each run.
 */
function breaksBetween({ elements, runs }: Outline, { leaves, run }: CollapsedTree): Uint8Array {
  const startedBefore = new Int32Array(elements.length + 1);
  const around = new Int32Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    const { tag, parent } = elements[i]!;
    const own = ((TAG_BITS.get(tag) ?? 0) & BLOCK) === 0 ? 0 : 1;
    startedBefore[i + 1] = startedBefore[i]! + own;
    around[i] = own + (parent < 0 ? 0 : around[parent]!);
  }
  const breaks = new Uint8Array(Math.max(0, leaves - 1));
  for (let e = 0; e + 1 < leaves; e++) {
    const left = runs[run[e]!]!;
    const right = runs[run[e + 1]!]!;
    const started = startedBefore[right.before]! - startedBefore[left.before]!;
    if (started > 0 || around[right.element]! < around[left.element]!) breaks[e] = 1;
  }
  return breaks;
}
