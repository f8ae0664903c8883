import type { Page } from '../../types.ts';
import { divScorer } from '../div-scorer/index.ts';

/** Pages of which the trees expect a lower word F1 than this are doubtful; the others do without what a second opinion costs. */
const DOUBT = 0.93;
/** What a verdict adds to the trees' log-odds, or takes from them. */
const WEIGHT = 0.75;

/**
 * On a doubtful page, by the word F1 that is expected of it, makes blocks that the div scorer keeps more probable, the others less, in place: it knows stretches of prose on pages unlike those that the
 * trees learned from (bench/train/README.md has what that is worth, and what other second opinions were). Returns what was added to the log-odds of each block;
 * null where the page is not doubtful.
 */
export function addSecondOpinion(page: Page, probability: Float32Array, expected: number): Float32Array | null {
  if (expected >= DOUBT) return null;
  const added = Float32Array.from(divScorer().classify(page).keep, (isKept) => (isKept ? WEIGHT : -WEIGHT));
  for (let b = 0; b < probability.length; b++) {
    const odds = (probability[b]! / (1 - probability[b]!)) * Math.exp(added[b]!);
    probability[b] = Number.isFinite(odds) ? odds / (1 + odds) : 1;
  }
  return added;
}
