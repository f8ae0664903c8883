import { logistic } from '../../features/logistic.ts';
import type { Outline } from '../../types.ts';

/** Weights of a logistic fit of a page's word F1 on three measures of the kept blocks. */
export type ConfidenceFit = {
  readonly bias: number;
  /** Of the square root of the share of characters kept. */
  readonly rootOfShare: number;
  /** Of the logarithm of the words kept. */
  readonly logOfWords: number;
  /** Of the mean words per kept block. */
  readonly wordsPerBlock: number;
};

/** Fitted on wcxb-dev; README.md has the reliability. */
export const BOILERPIPE_FIT: ConfidenceFit = { bias: -2.26, rootOfShare: 3.71, logOfWords: 0.4, wordsPerBlock: 1.52 };

/** The measures are scaled to 0–1: 10^3.5 (3,162) kept words and 40 words per block, or more, are 1. */
const MAX_LOG_OF_WORDS = 3.5;
const MAX_WORDS_PER_BLOCK = 40;

/** Expected word F1 of the kept blocks, 0–1; 0 if none is kept. */
export function confidenceOf({ blocks }: Outline, keep: readonly boolean[], fit: ConfidenceFit): number {
  let [allChars, keptChars, words, count] = [0, 0, 0, 0];
  for (let i = 0; i < blocks.length; i++) {
    const block = blocks[i]!;
    allChars += block.chars;
    if (!keep[i]) continue;
    keptChars += block.chars;
    words += block.words;
    count++;
  }
  if (keptChars === 0) return 0;
  return logistic(
    fit.bias +
      fit.rootOfShare * Math.sqrt(keptChars / allChars) +
      fit.logOfWords * Math.min(1, Math.log10(1 + words) / MAX_LOG_OF_WORDS) +
      fit.wordsPerBlock * Math.min(1, words / count / MAX_WORDS_PER_BLOCK),
  );
}
