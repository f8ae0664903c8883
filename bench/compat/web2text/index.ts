import { leafChars } from '../../../src/engine/algorithms/web2text/block-means.ts';
import { blockVerdicts, REASONS } from '../../../src/engine/algorithms/web2text/block-verdicts.ts';
import { divScorerFallback } from '../../../src/engine/algorithms/div-scorer/fallback.ts';
import { networkFrom } from '../../../src/engine/algorithms/web2text/index.ts';
import { contentProbabilities } from '../../../src/engine/algorithms/web2text/keeping-threshold.ts';
import { outputsOf, type Network } from '../../../src/engine/algorithms/web2text/network.ts';
import { pageFeatures } from '../../../src/engine/algorithms/web2text/page-features.ts';
import { WEIGHTS_NAME } from '../../../src/engine/algorithms/web2text/weights.ts';
import type { Algorithm, Outline, Verdicts } from '../../../src/engine/types.ts';
import { edgeFeatures } from './edge-features.ts';
import { forward, logProbabilities } from './log-probabilities.ts';
import { PAIRWISE_NETWORK } from './pairwise-network.ts';
import { viterbi } from './viterbi.ts';

/** λ of the paper's section 3.5. */
const PAPER_LAMBDA = 0.1;
/** The paper keeps a block if content is its likelier label. */
const THRESHOLD = 0.5;

export type Web2textCompatOptions = {
  /** Replaces the network of blocks that comes as a resource. */
  readonly unary?: Network;
  readonly pairwise?: Network;
  readonly lambda?: number;
};

/** Web2Text as in the paper: two networks, and the most likely sequence of labels (Viterbi). */
export function web2textCompat({
  unary,
  pairwise = PAIRWISE_NETWORK,
  lambda = PAPER_LAMBDA,
}: Web2textCompatOptions = {}): Algorithm {
  return {
    id: 'web2text-compat',
    reasons: REASONS,
    needs: () => (unary === undefined ? [WEIGHTS_NAME] : []),
    classify(page, resources = {}) {
      const known = unary ?? networkFrom(resources);
      if (!known) return divScorerFallback(page, WEIGHTS_NAME);
      return classify(page.outline, { unary: known, pairwise, lambda });
    },
  };
}

function classify(outline: Outline, { unary, pairwise, lambda }: Required<Web2textCompatOptions>): Verdicts {
  const { tree, blocks } = pageFeatures(outline, unary.columns);
  const outputs = outputsOf(unary, blocks);
  const potentials = {
    unary: logProbabilities(outputs, tree.leaves),
    pairwise: forward(pairwise, edgeFeatures(outline, tree)),
  };
  const labels = viterbi(potentials, lambda);
  const leaves = { chars: leafChars(outline, tree), probabilities: contentProbabilities(outputs), labels };
  return blockVerdicts(outline, tree, leaves, THRESHOLD);
}
