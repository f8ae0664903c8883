import type { Outline, Verdicts } from '../../types.ts';
import { blockMeans, type LeafResults } from './block-means.ts';
import type { CollapsedTree } from './collapsed-tree.ts';
import { confidenceOf } from './confidence.ts';

/** Keys of reasons; words.json holds the text of each. */
export const REASONS = ['likely', 'unlikely', 'mixed'] as const;

/** A block is kept if more than this share of its characters has label 1. */
const KEPT_SHARE = 0.5;

/**
 * Verdicts for the blocks of an outline from the results of its leaves. The reason is 'mixed' if the majority of the
 * characters decided otherwise than the mean probability of the block would.
 */
export function blockVerdicts(outline: Outline, tree: CollapsedTree, leaves: LeafResults, threshold: number): Verdicts {
  const means = blockMeans(outline, tree, leaves);
  const keep: boolean[] = [];
  const reason: (typeof REASONS)[number][] = [];
  for (let b = 0; b < outline.blocks.length; b++) {
    const isKept = means.content[b]! > KEPT_SHARE;
    keep.push(isKept);
    reason.push(means.probability[b]! > threshold !== isKept ? 'mixed' : isKept ? 'likely' : 'unlikely');
  }
  return { keep, score: means.probability, reason, confidence: confidenceOf(outline, means, keep) };
}
