import { logistic } from '../../features/logistic.ts';
import type { Outline } from '../../types.ts';
import type { BlockMeans } from './block-means.ts';

/**
 * Logistic fit of a page's word F1 on the expected F1 of the kept blocks, over five folds (weights/manifest.json);
 * README.md has the reliability table.
 */
const BIAS = -2.95;
const SLOPE = 5.71;

/** The word F1 to expect of the kept blocks, 0–1; 0 when no block is kept. */
export function confidenceOf(outline: Outline, means: BlockMeans, keep: readonly boolean[]): number {
  return keep.includes(true) ? logistic(BIAS + SLOPE * expectedF1(outline, means, keep)) : 0;
}

/** The F1 over characters to expect if the block probabilities were right, 0–1; 0 when no block is kept. */
export function expectedF1(
  { blocks }: Outline,
  { probability }: Pick<BlockMeans, 'probability'>,
  keep: readonly boolean[],
): number {
  let content = 0;
  let kept = 0;
  let both = 0;
  for (let b = 0; b < blocks.length; b++) {
    const { chars } = blocks[b]!;
    const expected = chars * probability[b]!;
    content += expected;
    if (!keep[b]) continue;
    kept += chars;
    both += expected;
  }
  return kept > 0 ? (2 * both) / (kept + content) : 0;
}
