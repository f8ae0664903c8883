import { decideBy, REASONS } from '../../src/engine/algorithms/winnow/index.ts';
import type { Algorithm } from '../../src/engine/types.ts';
import { CROSS_VALIDATED } from './tool-ids.ts';

/** Winnow's engine for one page, by the probabilities that trees without the page gave its blocks; throws where these are of another page. */
export function crossValidatedAlgorithm(probabilities: readonly number[] | null | undefined): Algorithm {
  return {
    id: CROSS_VALIDATED,
    label: CROSS_VALIDATED,
    reasons: REASONS,
    classify(page) {
      if (probabilities?.length !== page.outline.blocks.length)
        throw new Error(
          `There are probabilities for ${probabilities?.length ?? 'no'} blocks, and ${page.outline.blocks.length} blocks.`,
        );
      return decideBy(page, Float32Array.from(probabilities));
    },
  };
}
