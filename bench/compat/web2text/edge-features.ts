import { writeNodeFeature } from '../../../src/engine/algorithms/web2text/block-features.ts';
import type { CollapsedTree } from '../../../src/engine/algorithms/web2text/collapsed-tree.ts';
import { NODE_WIDTH } from '../../../src/engine/algorithms/web2text/feature-names.ts';
import { sign } from '../../../src/engine/algorithms/web2text/measures.ts';
import { nodeFeatures } from '../../../src/engine/algorithms/web2text/node-features.ts';
import { textFacts } from '../../../src/engine/algorithms/web2text/text-facts.ts';
import type { Outline } from '../../../src/engine/types.ts';
import { EDGE_AT, EDGE_WIDTH } from './edge-feature-names.ts';

const DISTANCES = 3;

/**
 * Features of each edge between a leaf and the next (Web2Text, section 3.3; EDGE_FEATURES), one column of edges after
 * the other. The paths to the common ancestors together are one tour of the tree, so the time is linear.
 */
export function edgeFeatures(outline: Outline, tree: CollapsedTree): Float32Array {
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
  const nodes = nodeFeatures(tree, textFacts(outline, tree), new Uint8Array(NODE_WIDTH).fill(1));
  const rows = nodes.length / NODE_WIDTH;
  const columns = new Float32Array(EDGE_WIDTH * edges);
  for (let feature = 0, to = 0; feature < EDGE_WIDTH; feature++, to += edges) {
    if (feature >= EDGE_AT.ancestor)
      writeNodeFeature(columns, to, ancestor, nodes, (feature - EDGE_AT.ancestor) * rows);
    else if (feature === EDGE_AT.breaks) columns.set(breaksBetween(outline, tree), to);
    else for (let e = 0; e < edges; e++) columns[to + e] = sign(distances[e] === feature - EDGE_AT.distance);
  }
  return columns;
}

/** Tags that break the line before and after a leaf (the list of the published code). */
const BLOCK_TAGS: ReadonlySet<string> = new Set(
  (
    'address article aside blockquote body canvas center checkbox dd div dl fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe ' +
    'input li main nav noscript ol output p pre radio section select table tbody td textarea tfoot thead tr ul ' +
    'video br'
  ).split(' '),
);

/**
 * 1 if a block tag starts or ends between a leaf and the next. No walk of the tree is needed. Elements that start
 * between two runs lie between them by index. Elements that end there are known from the block tags around each run.
 */
function breaksBetween({ elements, runs }: Outline, { leaves, run }: CollapsedTree): Uint8Array {
  const startedBefore = new Int32Array(elements.length + 1);
  const around = new Int32Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    const { tag, parent } = elements[i]!;
    const own = BLOCK_TAGS.has(tag) ? 1 : 0;
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
