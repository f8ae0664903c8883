import { decideBy, REASONS } from '../../src/engine/algorithms/winnow/index.ts';
import type { Algorithm } from '../../src/engine/types.ts';
import { CROSS_VALIDATED } from './tool-ids.ts';

/**
 * Winnow's engine for one page with given probabilities of its blocks; throws if their number differs from the page's.
 */
export function crossValidatedAlgorithm(probabilities: readonly number[] | null | undefined): Algorithm {
  return {
    id: CROSS_VALIDATED,
    reasons: REASONS,
    classify(page) {
      if (probabilities?.length !== page.outline.blocks.length)
        throw new Error(
          `The page has ${page.outline.blocks.length} blocks and ${probabilities?.length ?? 'no'} probabilities: run npm run train.`,
        );
      return decideBy(page, Float32Array.from(probabilities));
    },
  };
}
