import { logistic } from '../../features/logistic.ts';
import { BLOCK_CLASSES } from './network.ts';

/** Keeps very unlikely text out of pages where everything is unlikely. */
const LEAST_THRESHOLD = 0.02;
/** The threshold of most pages is near this; starting at 0 would take more rounds. */
const FIRST_THRESHOLD = 0.4;
const MOST_ROUNDS = 30;

/** Probability of content for each leaf, 0–1, from the outputs of the network (a column for "no", one for "yes"). */
export function contentProbabilities(outputs: ArrayLike<number>): Float64Array {
  const leaves = outputs.length / BLOCK_CLASSES;
  const probabilities = new Float64Array(leaves);
  for (let l = 0; l < leaves; l++) probabilities[l] = logistic(outputs[leaves + l]! - outputs[l]!);
  return probabilities;
}

/** 1 for leaves with a probability above the threshold, else 0. */
export function labelsAbove(threshold: number, probabilities: ArrayLike<number>): Uint8Array {
  const labels = new Uint8Array(probabilities.length);
  for (let l = 0; l < labels.length; l++) labels[l] = probabilities[l]! > threshold ? 1 : 0;
  return labels;
}

/**
 * The probability above which to keep a leaf so that the expected F1 over characters is largest; it is half of that F1
 * (Lipton et al. 2014, "Optimal thresholding of classifiers to maximize F1 measure"). The paper's one half is best only
 * for pages with certain decisions. Dinkelbach's method: from the second round on the threshold rises until it is
 * stable. Linear in leaves.
 */
export function keepingThreshold(probabilities: ArrayLike<number>, chars: ArrayLike<number>): number {
  let content = 0;
  for (let l = 0; l < chars.length; l++) content += chars[l]! * probabilities[l]!;
  let threshold = FIRST_THRESHOLD;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let kept = 0;
    let both = 0;
    for (let l = 0; l < chars.length; l++) {
      const probability = probabilities[l]!;
      if (probability <= threshold) continue;
      const length = chars[l]!;
      kept += length;
      both += length * probability;
    }
    const next = both / Math.max(1, kept + content);
    if (round > 0 && next <= threshold) break;
    threshold = next;
  }
  return Math.max(LEAST_THRESHOLD, threshold);
}
