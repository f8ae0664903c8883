import { type PlanState, withChanges } from './plan-state.ts';

/** Leaves out user panels, votes and reply links of posts. */
export function leaveOutPostFurniture(state: PlanState): PlanState {
  return state.thread === null ? state : withChanges(state, state.thread.furniture, false);
}
