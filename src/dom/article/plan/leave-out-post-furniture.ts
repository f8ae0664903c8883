import { type PlanState, leaveOutBlocks } from './plan-state.ts';

/** Leaves out user panels, votes and reply links of posts. */
export function leaveOutPostFurniture(state: PlanState): PlanState {
  return state.thread === null ? state : leaveOutBlocks(state, state.thread.furniture);
}
