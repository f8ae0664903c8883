import { logistic } from '../../features/logistic.ts';
import type { Outline } from '../../types.ts';

/**
 * Logistic fit of a page's word F1 on three measures of the kept text, over wcxb-dev; README.md has the reliability.
 */
const BIAS = -1.57;
const LISTING = -0.47;
const LIKENESS = 1.15;
const ROOT_OF_SHARE = 3.58;

/** The kept blocks (1 each) and the likeness of their candidates; both are parallel to outline.blocks. */
export type KeptBlocks = { readonly keep: Uint8Array; readonly likeness: Float32Array; readonly isListing: boolean };

/** Expected word F1 of the kept blocks, 0–1; 0 if none is kept. */
export function confidenceOf({ blocks }: Outline, { keep, likeness, isListing }: KeptBlocks): number {
  let allChars = 0;
  let keptChars = 0;
  let likenessSum = 0;
  for (let b = 0; b < keep.length; b++) {
    const { chars } = blocks[b]!;
    allChars += chars;
    if (!keep[b]) continue;
    keptChars += chars;
    likenessSum += chars * likeness[b]!;
  }
  if (keptChars === 0) return 0;
  return logistic(
    BIAS +
      (isListing ? LISTING : 0) +
      (LIKENESS * likenessSum) / keptChars +
      ROOT_OF_SHARE * Math.sqrt(keptChars / allChars),
  );
}
