import type { PlanState } from './plan-state.ts';

/** Applies the pending changes. */
export function applyChanges(state: PlanState): PlanState {
  if (state.changes.size === 0) return state;
  return { ...state, kept: state.kept.with(state.changes), changes: new Map() };
}
