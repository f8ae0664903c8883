import { traitsOf } from '../parts/page-traits.ts';
import { isPullQuote } from '../parts/quotations.ts';
import { isSidenote } from '../parts/sidenotes.ts';
import { type PlanContext, type PlanState, leaveOutBlocks } from './plan-state.ts';

/** Leaves out pull quotes and margin notes whose words are in the article elsewhere. */
export function leaveOutPullQuotes(state: PlanState, { walk: { outline }, need }: PlanContext): PlanState {
  const { pullQuotes, sidenotes } = traitsOf(outline);
  if (!pullQuotes && !sidenotes) return state;
  if (!outline.elements.some((element) => isPullQuote(element) || isSidenote(element))) return state;
  return leaveOutBlocks(state, need('rare-structure')?.repeatedPullQuotes(outline, state.kept.keep) ?? []);
}
