import type { CandidateSet } from './candidates/candidates.ts';
import type { Reason } from './candidates/reasons.ts';
import { SIGNALS } from './signals/index.ts';
import type { Signal } from './signals/signal.ts';

/**
 * How much the text of each candidate reads like an article, whatever its length. Both are parallel to the candidates.
 */
export type Likeness = {
  /** Product of all signals, 0–1. */
  readonly likeness: Float64Array;
  /** Reason of the lowest signal; null if all are neutral. */
  readonly weakest: readonly (Reason | null)[];
};

/** Applies the signals to every candidate. */
export function measureLikeness(set: CandidateSet, signals: readonly Signal[] = SIGNALS): Likeness {
  const count = set.candidates.length;
  const likeness = new Float64Array(count).fill(1);
  const lowest = new Float64Array(count).fill(1);
  const weakest = new Array<Reason | null>(count).fill(null);
  for (const { reason, weight, measure } of signals) {
    const measured = measure(set);
    for (let i = 0; i < count; i++) {
      const value = measured[i]! ** weight;
      likeness[i]! *= value;
      if (value < lowest[i]!) {
        lowest[i] = value;
        weakest[i] = reason;
      }
    }
  }
  return { likeness, weakest };
}
