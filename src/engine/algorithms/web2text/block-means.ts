import type { Outline } from '../../types.ts';
import type { CollapsedTree } from './collapsed-tree.ts';

/** Per block the means over its leaves, weighted by characters, 0–1. */
export type BlockMeans = {
  /** Probability of content. */
  readonly probability: Float32Array;
  /** Share of the characters whose leaves have label 1. */
  readonly content: Float32Array;
};

/** Characters of each leaf, with the white space between it and its neighbour. */
export function leafChars({ runs }: Outline, { leaves, run }: CollapsedTree): Int32Array {
  const chars = new Int32Array(leaves);
  for (let l = 0; l < leaves; l++) {
    const { start, end } = runs[run[l]!]!;
    chars[l] = end - start;
  }
  return chars;
}

/** Per leaf: its characters, its probability of content, and its label (1 is content). */
export type LeafResults = {
  readonly chars: Int32Array;
  readonly probabilities: ArrayLike<number>;
  readonly labels: Uint8Array;
};

/** Means of the leaves of each block; inline elements divide a block into leaves. */
export function blockMeans(
  { blocks, runs }: Outline,
  { run }: CollapsedTree,
  { chars: charsOfLeaf, probabilities, labels }: LeafResults,
): BlockMeans {
  const probability = new Float32Array(blocks.length);
  const content = new Float32Array(blocks.length);
  const chars = new Float32Array(blocks.length);
  for (let l = 0; l < charsOfLeaf.length; l++) {
    const { block } = runs[run[l]!]!;
    const length = charsOfLeaf[l]!;
    chars[block]! += length;
    probability[block]! += length * probabilities[l]!;
    if (labels[l] === 1) content[block]! += length;
  }
  for (let b = 0; b < blocks.length; b++) {
    const length = chars[b] || 1;
    probability[b]! /= length;
    content[b]! /= length;
  }
  return { probability, content };
}
