import type { PlanContext, PlanState } from './plan-state.ts';

/** Moves all headings down one level where a kept one is an h1, because the title is the only h1 of the view. */
export function shiftHeadings(state: PlanState, { walk: { outline } }: PlanContext): PlanState {
  const { keep } = state.kept;
  return outline.blocks.some(({ heading }, i) => heading === 1 && keep[i]) ? { ...state, shift: 1 } : state;
}
