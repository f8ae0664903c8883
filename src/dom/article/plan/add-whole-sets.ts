import { traitsOf } from '../parts/page-traits.ts';
import { keepBlocks, leaveOutBlocks, type PlanContext, type PlanState } from './plan-state.ts';

/**
 * Keeps all panes of a set of tabs, and posts of other services, as a whole. On the page of a product, panes are
 * decided one by one: beside its description are its measures and reviews.
 */
export function addWholeSets(state: PlanState, { walk, known: { prices }, need }: PlanContext): PlanState {
  const { keep, share } = state.kept;
  const code = traitsOf(walk.outline).sets ? need('rare-structure') : null;
  if (code === null) return state;
  const { kept, left, labels } = code.wholeSets(walk, { keep, share, isProduct: prices.size > 0 });
  return { ...leaveOutBlocks(keepBlocks(state, kept), left), labels };
}
