import { logistic } from '../../features/logistic.ts';
import type { Outline } from '../../types.ts';
import type { BlockShares } from './to-blocks.ts';

/** Logistic fit of a page's word F1 on what the networks expect of their choice, on the five folds (weights/manifest.json); algorithms/README.md has the reliability table. */
const BIAS = -2.95;
const SLOPE = 5.71;

/** How sure the networks may be of their choice, 0–1: about the word F1 to expect. 0 where nothing is kept. */
export function confidenceOf(outline: Outline, shares: BlockShares, keep: readonly boolean[]): number {
  return keep.includes(true) ? logistic(BIAS + SLOPE * expectedF1(outline, shares, keep)) : 0;
}

/** The F1 over characters that the choice would have if each block were content as likely as the network believes, 0–1; 0 where nothing is kept. */
export function expectedF1({ blocks }: Outline, { belief }: BlockShares, keep: readonly boolean[]): number {
  let content = 0;
  let kept = 0;
  let both = 0;
  for (let b = 0; b < blocks.length; b++) {
    const { chars } = blocks[b]!;
    content += chars * belief[b]!;
    if (!keep[b]) continue;
    kept += chars;
    both += chars * belief[b]!;
  }
  return kept > 0 ? (2 * both) / (kept + content) : 0;
}
