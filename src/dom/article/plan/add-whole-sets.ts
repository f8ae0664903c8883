import { traitsOf } from '../parts/page-traits.ts';
import { keepBlocks, leaveOutBlocks, type PlanContext, type PlanState } from './plan-state.ts';

/** Keeps all panes of a set of tabs, and posts of other services, as a whole. */
export function addWholeSets(state: PlanState, { walk, need }: PlanContext): PlanState {
  const { keep, share } = state.kept;
  const code = traitsOf(walk.outline).sets ? need('rare-structure') : null;
  if (code === null) return state;
  const { kept, left, labels } = code.wholeSets(walk, keep, share);
  return { ...leaveOutBlocks(keepBlocks(state, kept), left), labels };
}
