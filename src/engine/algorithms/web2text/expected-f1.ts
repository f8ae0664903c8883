import { logistic } from '../../features/logistic.ts';
import { BLOCK_CLASSES } from './viterbi.ts';

/** A page where nothing is likely is no reason to keep what is next to impossible. */
const LEAST_THRESHOLD = 0.02;
/** About what most pages come to: fewer rounds than from 0. */
const FIRST_THRESHOLD = 0.4;
const MOST_ROUNDS = 30;

/** How likely each leaf is content, 0–1. `outputs` is what the network made of "no" and of "yes", a column of leaves each. */
export function beliefsOf(outputs: ArrayLike<number>): Float64Array {
  const leaves = outputs.length / BLOCK_CLASSES;
  const beliefs = new Float64Array(leaves);
  for (let l = 0; l < leaves; l++) beliefs[l] = logistic(outputs[leaves + l]! - outputs[l]!);
  return beliefs;
}

/** The labels by these beliefs alone: 1 for leaves above the threshold. */
export function labelsAbove(threshold: number, beliefs: ArrayLike<number>): Uint8Array {
  const labels = new Uint8Array(beliefs.length);
  for (let l = 0; l < labels.length; l++) labels[l] = beliefs[l]! > threshold ? 1 : 0;
  return labels;
}

/**
 * The probability above which a leaf is worth keeping, so that the F1 over characters that the beliefs themselves promise is largest: half of that F1 (Lipton et
 * al. 2014, "Optimal thresholding of classifiers to maximize F1 measure"). One half, as the paper has it, is right only for pages that are told apart with
 * certainty. Found by Dinkelbach's method: from the second round on each is better than the one before, until nothing changes; linear in leaves.
 */
export function keepingThreshold(beliefs: ArrayLike<number>, chars: ArrayLike<number>): number {
  let content = 0;
  for (let l = 0; l < chars.length; l++) content += chars[l]! * beliefs[l]!;
  let threshold = FIRST_THRESHOLD;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    let kept = 0;
    let both = 0;
    for (let l = 0; l < chars.length; l++) {
      if (beliefs[l]! <= threshold) continue;
      kept += chars[l]!;
      both += chars[l]! * beliefs[l]!;
    }
    const next = both / Math.max(1, kept + content);
    if (round > 0 && next <= threshold) break;
    threshold = next;
  }
  return Math.max(LEAST_THRESHOLD, threshold);
}

/** The same beliefs with the threshold moved to one half: content gains the odds that the threshold lacks. */
export function withThreshold(unary: Float32Array, threshold: number): Float32Array {
  const gain = Math.log((1 - threshold) / threshold);
  const moved = unary.slice();
  for (let i = 1; i < moved.length; i += BLOCK_CLASSES) moved[i]! += gain;
  return moved;
}
