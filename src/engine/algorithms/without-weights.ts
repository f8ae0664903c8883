import type { Page, Verdicts } from '../types.ts';
import { divScorer } from './div-scorer/index.ts';

/** What a learned algorithm answers where its weights are not there or of no use: the verdicts of the div scorer, which say so and name the resource. */
export function withoutWeights(page: Page, missing: string): Verdicts {
  return { ...divScorer().classify(page), note: 'no-weights', missing };
}
