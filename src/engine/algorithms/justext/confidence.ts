import { logistic } from '../../features/logistic.ts';
import type { Outline } from '../../types.ts';

/**
 * Logistic fit of a page's word F1 on the kept share of its text, over wcxb-dev; README.md has the reliability table.
 */
const BIAS = -1.5;
const ROOT_OF_SHARE = 4.16;

/** The word F1 to expect of the kept blocks, 0–1; 0 when no block is kept. */
export function confidenceOf({ blocks }: Outline, keep: readonly boolean[]): number {
  let all = 0;
  let kept = 0;
  for (let b = 0; b < blocks.length; b++) {
    const { chars } = blocks[b]!;
    all += chars;
    if (keep[b]) kept += chars;
  }
  return kept === 0 ? 0 : logistic(BIAS + ROOT_OF_SHARE * Math.sqrt(kept / all));
}
