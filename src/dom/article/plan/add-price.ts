import { type PlanContext, type PlanState, keepBlocks } from './plan-state.ts';

/** Adds the price of a product where the page states one. */
export function addPrice(state: PlanState, { walk: { outline }, known: { prices }, need }: PlanContext): PlanState {
  const block = prices.size === 0 ? -1 : (need('rare-structure')?.findPrice(outline, state.kept.keep, prices) ?? -1);
  return block < 0 ? state : keepBlocks(state, [block]);
}
