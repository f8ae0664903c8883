import type { CandidateSet } from '../candidates/candidates.ts';
import type { Reason } from '../candidates/reasons.ts';

/** One measure of how much the text of a candidate reads like an article. */
export type Signal = {
  /** Reason of a left-out block if this signal is the lowest of its candidate; 'outside-region' if no other fits. */
  readonly reason: Reason;
  /** Exponent of the measure in the product of all signals. */
  readonly weight: number;
  /** One value for each candidate, 0–1; 1 is neutral. */
  measure(set: CandidateSet): Float64Array;
};
