import type { Outline } from '../../types.ts';
import type { CollapsedTree } from './collapsed-tree.ts';

/** Per block of the outline, the mean over its leaves by their characters: of what the networks believe each to be, and of the labels they got. 0–1. */
export type BlockShares = { readonly belief: Float32Array; readonly content: Float32Array };

/** Characters of each leaf, white space that divides it from a neighbour included. */
export function leafChars({ runs }: Outline, { leaves, run }: CollapsedTree): Int32Array {
  const chars = new Int32Array(leaves);
  for (let l = 0; l < leaves; l++) {
    const { start, end } = runs[run[l]!]!;
    chars[l] = end - start;
  }
  return chars;
}

/** What the networks say of each leaf, and how long it is. */
export type JudgedLeaves = {
  readonly chars: Int32Array;
  readonly beliefs: ArrayLike<number>;
  readonly labels: Uint8Array;
};

/** From leaves, which inline elements divide, to the outline's blocks, which they do not. */
export function toBlocks(
  { blocks, runs }: Outline,
  { run }: CollapsedTree,
  { chars: own, beliefs, labels }: JudgedLeaves,
): BlockShares {
  const belief = new Float32Array(blocks.length);
  const content = new Float32Array(blocks.length);
  const chars = new Float32Array(blocks.length);
  for (let l = 0; l < own.length; l++) {
    const { block } = runs[run[l]!]!;
    chars[block]! += own[l]!;
    belief[block]! += own[l]! * beliefs[l]!;
    if (labels[l] === 1) content[block]! += own[l]!;
  }
  for (let b = 0; b < blocks.length; b++) {
    if (chars[b] === 0) continue;
    belief[b]! /= chars[b]!;
    content[b]! /= chars[b]!;
  }
  return { belief, content };
}
