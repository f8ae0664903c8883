import type { Outline } from '../../types.ts';
import { spread } from './block-features.ts';
import type { CollapsedTree } from './collapsed-tree.ts';
import { EDGE_AT, NODE_WIDTH } from './feature-names.ts';
import { sign } from './measures.ts';
import { BLOCK, TAG_BITS } from './tags.ts';

const DISTANCES = 3;

/**
 * Features of each edge between a leaf and the next (Web2Text, section 3.3; EDGE_FEATURES): those that `wanted` numbers, a column of edges for each, one behind the other. `nodes`
 * are the features of all nodes. The climbs to common ancestors are one tour of the tree: linear.
 */
export function edgeFeatures(
  outline: Outline,
  tree: CollapsedTree,
  nodes: Float32Array,
  wanted: Int32Array,
): Float32Array {
  const { leaves, parentOfLeaf, parent, depth } = tree;
  const edges = Math.max(0, leaves - 1);
  const ancestor = new Int32Array(edges);
  const distances = new Uint8Array(edges);
  for (let e = 0; e < edges; e++) {
    let left = parentOfLeaf[e]!;
    let right = parentOfLeaf[e + 1]!;
    let distance = 0;
    while (left !== right) {
      distance++;
      if (depth[left]! >= depth[right]!) left = parent[left]!;
      else right = parent[right]!;
    }
    ancestor[e] = left;
    distances[e] = Math.min(distance, DISTANCES);
  }
  const columns = new Float32Array(wanted.length * edges);
  const rows = nodes.length / NODE_WIDTH;
  for (let i = 0, to = 0; i < wanted.length; i++, to += edges) {
    const feature = wanted[i]!;
    if (feature >= EDGE_AT.ancestor) spread(columns, to, ancestor, nodes, (feature - EDGE_AT.ancestor) * rows);
    else if (feature === EDGE_AT.breaks) columns.set(breaksBetween(outline, tree), to);
    else for (let e = 0; e < edges; e++) columns[to + e] = sign(distances[e] === feature - EDGE_AT.distance);
  }
  return columns;
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
