/** How much of a score comes from similar sentences; the rest is equal for all. As in the paper and in PageRank. */
const DAMPING = 0.85;
/** The power method stops when no score changes by more than this share of the average. */
const PRECISION = 1e-3;
const MAX_STEPS = 50;

/** The words of a sentence, each as often as it occurs. */
export type Words = readonly string[];

/** How much each word tells: the logarithm of sentences / sentences with the word. 0 for a word of every sentence. */
export function inverseFrequencies(sentences: readonly Words[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const words of sentences) for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return new Map([...counts].map(([word, count]) => [word, Math.log(sentences.length / count)]));
}

/**
 * The cosine of each pair of sentences, with words weighted by frequency × inverse frequency, as rows of one array of
 * n × n. 0 on the diagonal.
 */
export function similarities(sentences: readonly Words[], inverse: ReadonlyMap<string, number>): Float64Array {
  const count = sentences.length;
  const result = new Float64Array(count * count);
  const lengths = new Float64Array(count);
  /** For each word, the sentences before this one that have it, with its weight there. */
  const seen = new Map<string, { readonly at: number; readonly weight: number }[]>();
  for (const [at, words] of sentences.entries()) {
    const weights = new Map<string, number>();
    for (const word of words) weights.set(word, (weights.get(word) ?? 0) + (inverse.get(word) ?? 0));
    for (const [word, weight] of weights) {
      if (weight === 0) continue;
      lengths[at]! += weight * weight;
      const others = seen.get(word) ?? [];
      for (const other of others) result[other.at * count + at]! += other.weight * weight;
      others.push({ at, weight });
      seen.set(word, others);
    }
  }
  for (let one = 0; one < count; one++) {
    for (let other = one + 1; other < count; other++) {
      const product = result[one * count + other]!;
      if (product === 0) continue;
      const cosine = product / Math.sqrt(lengths[one]! * lengths[other]!);
      result[one * count + other] = cosine;
      result[other * count + one] = cosine;
    }
  }
  return result;
}

/**
 * How central each sentence is, from its similarities: continuous LexRank (Erkan & Radev 2004, section 3.3). The scores
 * add up to 1. Time and memory are quadratic in the number of sentences.
 */
export function lexRank(similarity: Float64Array, count: number): Float64Array {
  const sums = new Float64Array(count);
  for (let one = 0; one < count; one++)
    for (let other = 0; other < count; other++) sums[one]! += similarity[one * count + other]!;
  let scores = new Float64Array(count).fill(1 / count);
  for (let step = 0; step < MAX_STEPS; step++) {
    const next = new Float64Array(count);
    /** What sentences give that are similar to no other: an equal share to each. */
    let alone = 0;
    for (let from = 0; from < count; from++) {
      if (sums[from] === 0) alone += scores[from]!;
      else
        for (let to = 0; to < count; to++) next[to]! += (scores[from]! * similarity[from * count + to]!) / sums[from]!;
    }
    let change = 0;
    for (let at = 0; at < count; at++) {
      next[at] = (1 - DAMPING) / count + DAMPING * (next[at]! + alone / count);
      change = Math.max(change, Math.abs(next[at]! - scores[at]!));
    }
    scores = next;
    if (change < PRECISION / count) break;
  }
  return scores;
}
