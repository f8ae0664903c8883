/** One value of a field with everything that speaks for it or against it. */
export type Candidate<T> = { readonly value: T; readonly evidence: Set<string> };

/** Candidates by what makes two of them the same. */
export type Candidates<T> = Map<string, Candidate<T>>;

/** Adds evidence for a value; the first form of a value is kept. */
export function addEvidence<T>(candidates: Candidates<T>, key: string, value: T, ...evidence: readonly string[]): void {
  if (key === '') return;
  let known = candidates.get(key);
  if (!known) candidates.set(key, (known = { value, evidence: new Set() }));
  for (const name of evidence) if (name !== '') known.evidence.add(name);
}

/** The value with the highest sum of weights; null where no sum reaches `least`. The first of two equal ones. */
export function strongest<T>(
  candidates: Candidates<T>,
  weights: Readonly<Record<string, number>>,
  least: number,
): T | null {
  let [best, most]: [T | null, number] = [null, least];
  for (const { value, evidence } of candidates.values()) {
    let sum = 0;
    for (const name of evidence) sum += weights[name] ?? 0;
    if (sum > most) [best, most] = [value, sum];
  }
  return best;
}
