import type { PlanState } from './plan-state.ts';

/** Applies the changes that the steps before it asked for. */
export function applyChanges(state: PlanState): PlanState {
  if (state.changes.size === 0) return state;
  return { ...state, kept: state.kept.with(state.changes), changes: new Map() };
}
