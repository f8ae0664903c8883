import { logistic } from '../../features/logistic.ts';
import type { Outline } from '../../types.ts';

/**
 * Logistic fit of the page's word F1 on three facts of the kept text, over the development pages that bench/ reads; algorithms/README.md has the
 * cross-validated reliability table.
 */
const BIAS = -1.57;
const LISTING = -0.47;
const LIKENESS = 1.15;
const ROOT_OF_SHARE = 3.58;

export type Kept = { readonly keep: Uint8Array; readonly likeness: Float32Array; readonly isListing: boolean };

/** How sure the scorer may be of what it kept, 0–1: about the word F1 to expect. 0 where nothing is kept. */
export function confidenceOf(outline: Outline, { keep, likeness, isListing }: Kept): number {
  let all = 0;
  let chars = 0;
  let belief = 0;
  for (let i = 0; i < keep.length; i++) {
    const block = outline.blocks[i]!;
    all += block.chars;
    if (!keep[i]) continue;
    chars += block.chars;
    belief += block.chars * likeness[i]!;
  }
  if (chars === 0) return 0;
  const share = chars / all;
  const z = BIAS + (isListing ? LISTING : 0) + (LIKENESS * belief) / chars + ROOT_OF_SHARE * Math.sqrt(share);
  return logistic(z);
}
