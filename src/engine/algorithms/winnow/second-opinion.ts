import type { Page } from '../../types.ts';
import { divScorer } from '../div-scorer/index.ts';

/** Pages of which the trees expect a lower word F1 than this are doubtful; the others do without what a second opinion costs. */
export const DOUBT = 0.93;
/** What a verdict adds to the trees' log-odds, or takes from them. */
const WEIGHT = 0.75;

/**
 * Makes blocks that the div scorer keeps more probable, the others less, in place: it knows stretches of prose on pages unlike those that the trees learned from
 * (bench/train/README.md has what that is worth, and what other second opinions were).
 */
export function addSecondOpinion(page: Page, probability: Float32Array): void {
  const { keep } = divScorer().classify(page);
  for (let b = 0; b < probability.length; b++) {
    const odds = (probability[b]! / (1 - probability[b]!)) * Math.exp(keep[b] ? WEIGHT : -WEIGHT);
    probability[b] = Number.isFinite(odds) ? odds / (1 + odds) : 1;
  }
}
