import { logistic } from '../../features/logistic.ts';
import type { Outline } from '../../types.ts';

/** Logistic fit of the page's word F1 on the share of text kept, over the development pages that bench/ reads; algorithms/README.md has the cross-validated reliability table. */
const BIAS = -1.5;
const ROOT_OF_SHARE = 4.16;

/** How sure one may be of what is kept, 0–1: about the word F1 to expect. 0 where nothing is. */
export function confidenceOf({ blocks }: Outline, keep: readonly boolean[]): number {
  let all = 0;
  let kept = 0;
  for (let b = 0; b < blocks.length; b++) {
    all += blocks[b]!.chars;
    if (keep[b]) kept += blocks[b]!.chars;
  }
  return kept === 0 ? 0 : logistic(BIAS + ROOT_OF_SHARE * Math.sqrt(kept / all));
}
