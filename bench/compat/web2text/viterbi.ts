import { BLOCK_CLASSES } from '../../../src/engine/algorithms/web2text/network.ts';

/** Classes of an edge: 2 · left label + right label. */
export const EDGE_CLASSES = 4;

/** Log probabilities of both networks: unary is blocks × 2, pairwise is (blocks − 1) × 4. */
export type Potentials = { readonly unary: Float32Array; readonly pairwise: Float32Array };

/**
 * The labels that maximise Π p_i(l_i) · (Π p_{i,i+1}(l_i, l_{i+1}))^λ (Web2Text, section 3.5), by the Viterbi algorithm
 * in log space, from the end. Ties get label 0. Linear in blocks.
 */
export function viterbi({ unary, pairwise }: Potentials, lambda: number): Uint8Array {
  const blocks = unary.length / BLOCK_CLASSES;
  const labels = new Uint8Array(blocks);
  if (blocks === 0) return labels;
  // next[2i + l]: the best label of block i+1 if block i has label l.
  const next = new Uint8Array(blocks * BLOCK_CLASSES);
  let no = unary[2 * blocks - 2]!;
  let yes = unary[2 * blocks - 1]!;
  for (let i = blocks - 2; i >= 0; i--) {
    const edge = EDGE_CLASSES * i;
    const noNo = lambda * pairwise[edge]! + no;
    const noYes = lambda * pairwise[edge + 1]! + yes;
    const yesNo = lambda * pairwise[edge + 2]! + no;
    const yesYes = lambda * pairwise[edge + 3]! + yes;
    if (noYes > noNo) next[2 * i] = 1;
    if (yesYes > yesNo) next[2 * i + 1] = 1;
    no = unary[2 * i]! + Math.max(noNo, noYes);
    yes = unary[2 * i + 1]! + Math.max(yesNo, yesYes);
  }
  labels[0] = yes > no ? 1 : 0;
  for (let i = 1; i < blocks; i++) labels[i] = next[2 * (i - 1) + labels[i - 1]!]!;
  return labels;
}
