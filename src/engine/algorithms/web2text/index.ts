import { rememberLast } from '../../remember-last.ts';
import type { Algorithm, Outline, Resources, Verdicts } from '../../types.ts';
import { divScorerFallback } from '../div-scorer/fallback.ts';
import { leafChars } from './block-means.ts';
import { blockVerdicts, REASONS } from './block-verdicts.ts';
import { contentProbabilities, keepingThreshold, labelsAbove } from './keeping-threshold.ts';
import { outputsOf, type Network } from './network.ts';
import { pageFeatures } from './page-features.ts';
import { parseWeights, WEIGHTS_NAME } from './weights.ts';

export type Web2textOptions = {
  /** Replaces the network that comes as a resource. */
  readonly network?: Network;
};

/**
 * Web2Text (Vogels et al. 2018, text 001) without its second network (README.md). A small convolutional network
 * computes the probability of content of each text node from features of its text and of the tree around it.
 * Without usable weights the div scorer decides, and the note is 'no-weights'.
 */
export function web2text({ network }: Web2textOptions = {}): Algorithm {
  return {
    id: 'web2text',
    reasons: REASONS,
    needs: () => (network === undefined ? [WEIGHTS_NAME] : []),
    classify(page, resources = {}) {
      const known = network ?? networkFrom(resources);
      return known ? classify(page.outline, known) : divScorerFallback(page, WEIGHTS_NAME);
    },
  };
}

function classify(outline: Outline, network: Network): Verdicts {
  const { tree, blocks } = pageFeatures(outline, network.columns);
  const probabilities = contentProbabilities(outputsOf(network, blocks));
  const chars = leafChars(outline, tree);
  const threshold = keepingThreshold(probabilities, chars);
  const labels = labelsAbove(threshold, probabilities);
  return blockVerdicts(outline, tree, { chars, probabilities, labels }, threshold);
}

/** Pages and benchmarks decide repeatedly with the same weights. */
const networkOf = rememberLast(parseOrNull);

/** The network in the resources; null if its text is missing or unusable. A test checks the shipped file. */
export function networkFrom(resources: Resources): Network | null {
  const text = resources[WEIGHTS_NAME];
  return text === undefined ? null : networkOf(text);
}

function parseOrNull(text: string): Network | null {
  try {
    return parseWeights(text);
  } catch {
    return null;
  }
}
