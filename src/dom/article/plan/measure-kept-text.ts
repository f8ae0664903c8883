import type { PlanState } from './plan-state.ts';

/** Sets container, characters and total from the kept text, before text that the views repeat is left out. */
export function measureKeptText(state: PlanState): PlanState {
  const { container, share } = state.kept;
  return { ...state, container, chars: share.all, total: share.kept[container] ?? 0 };
}
