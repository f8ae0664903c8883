import { AT, BLOCK_WIDTH, LEAF_FEATURES, NODE_WIDTH } from './feature-names.ts';

/**
 * Which features somebody reads, 1 or 0 for each: weights look at few of them (live-layers.ts), and one that nobody looks at is not computed. `node` are those of any node: parent, grandparent or root.
 */
export type Wanted = { readonly leaf: Uint8Array; readonly node: Uint8Array; readonly leafTags: Uint8Array; readonly parentTags: Uint8Array };

/** By columns of a block, all without them. */
export function wantedOf(columns?: Int32Array): Wanted {
  const all = new Uint8Array(BLOCK_WIDTH);
  if (!columns) all.fill(1);
  else for (let i = 0; i < columns.length; i++) all[columns[i]!] = 1;
  const node = new Uint8Array(NODE_WIDTH);
  for (let k = 0; k < NODE_WIDTH; k++) node[k] = all[AT.parent + 1 + k]! | all[AT.grandparent + 1 + k]! | all[AT.root + k]!;
  return { leaf: all.subarray(AT.leaf, AT.leaf + LEAF_FEATURES.length), node, leafTags: all.subarray(AT.leafTags), parentTags: all.subarray(AT.parent + 1 + NODE_WIDTH, AT.grandparent) };
}

/** Numbers of what is wanted of some. */
export function indicesOf(wanted: Uint8Array): Int32Array {
  const indices = new Int32Array(wanted.length);
  let count = 0;
  for (let k = 0; k < wanted.length; k++) if (wanted[k] === 1) indices[count++] = k;
  return indices.subarray(0, count);
}
