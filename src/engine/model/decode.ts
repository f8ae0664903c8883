/** Weight of a block without words, which still takes a line. */
export const LEAST_WORDS = 0.05;

export type Decision = {
  /** 1 for kept blocks. */
  readonly keep: Uint8Array;
  /** The expected word F1 of this selection, 0–1. */
  readonly expected: number;
  /** The lowest probability of a kept block; 1 if none is kept. */
  readonly threshold: number;
};

/**
 * Keeps the set S of blocks with the highest expected word F1: 2·Σ_S n·p / (Σ_S n + Σ n·p), n words and p probability.
 * The best set always consists of the most probable blocks. The threshold is half the optimum: near one half on a
 * clear page, lower on a doubtful one (Lipton 2014, "Optimal thresholding of classifiers to maximize F1 measure").
 */
export function decode(probability: Float32Array, words: ArrayLike<number>): Decision {
  const n = probability.length;
  const order = mostProbableFirst(probability);
  let expectedWords = 0;
  for (let i = 0; i < n; i++) expectedWords += weight(words[i]!) * probability[i]!;
  const keep = new Uint8Array(n);
  let [kept, right, expected, count] = [0, 0, 0, 0];
  for (let k = 0; k < n; k++) {
    const i = order[k]!;
    const own = weight(words[i]!);
    kept += own;
    right += own * probability[i]!;
    const f1 = (2 * right) / (kept + expectedWords);
    if (f1 > expected) [expected, count] = [f1, k + 1];
  }
  let threshold = 1;
  for (let k = 0; k < count; k++) {
    const i = order[k]!;
    keep[i] = 1;
    threshold = probability[i]!;
  }
  return { keep, expected, threshold };
}

/** Places of the highest probability, and of the bits of any probability, in a sort key. */
const HIGHEST = 0x3f800000;
const INDICES = 2 ** 23;

/**
 * Indices by falling probability, equal ones in order. The bits of floats from 0 to 1 grow with the float, so index and
 * bits are one number, and the sort needs no function to compare.
 */
function mostProbableFirst(probability: Float32Array): Float64Array {
  const bits = new Uint32Array(probability.buffer, probability.byteOffset, probability.length);
  const keys = new Float64Array(probability.length);
  for (let i = 0; i < keys.length; i++) keys[i] = (HIGHEST - bits[i]!) * INDICES + i;
  keys.sort();
  for (let i = 0; i < keys.length; i++) keys[i]! %= INDICES;
  return keys;
}

function weight(words: number): number {
  return words > 0 ? words : LEAST_WORDS;
}
