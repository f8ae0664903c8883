import type { Page, Verdicts } from '../../types.ts';
import { divScorer } from './index.ts';

/** The div scorer's verdicts, for a learned algorithm without usable weights; `missing` names the resource. */
export function divScorerFallback(page: Page, missing: string): Verdicts {
  return { ...divScorer().classify(page), note: 'no-weights', missing };
}
