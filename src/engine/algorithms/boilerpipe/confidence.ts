import { logistic } from '../../features/logistic.ts';
import type { Outline } from '../../types.ts';

/** Logistic fit of a page's word F1 on facts of what is kept; algorithms/README.md has the cross-validated reliability tables. */
export type ConfidenceFit = {
  readonly bias: number;
  readonly rootOfShare: number;
  readonly logOfWords: number;
  readonly wordsABlock: number;
};

/** For Boilerpipe as a person gets it, over wcxb-dev. */
export const BOILERPIPE_FIT: ConfidenceFit = { bias: -2.26, rootOfShare: 3.71, logOfWords: 0.4, wordsABlock: 1.52 };

/** The facts are 0–1: 3,162 words (10 to the power 3.5) and 40 words a block count in full, more does not count. */
const LOG_OF_MANY = 3.5;
const LONG_BLOCK = 40;

/** How sure a selection of blocks may be of itself, 0–1: about the word F1 to expect. 0 where nothing is kept. */
export function confidenceOf({ blocks }: Outline, keep: readonly boolean[], fit: ConfidenceFit): number {
  let [all, kept, words, count] = [0, 0, 0, 0];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]!;
    all += block.chars;
    if (!keep[i]) continue;
    kept += block.chars;
    words += block.words;
    count++;
  }
  if (kept === 0) return 0;
  const z =
    fit.bias +
    fit.rootOfShare * Math.sqrt(kept / all) +
    fit.logOfWords * Math.min(1, Math.log10(1 + words) / LOG_OF_MANY) +
    fit.wordsABlock * Math.min(1, words / count / LONG_BLOCK);
  return logistic(z);
}
