import { itemAt } from '../../../engine/outline-tree.ts';
import type { PlanContext, PlanState } from './plan-state.ts';

/** More headings at the end are a list. */
const MOST_HEADINGS = 3;
/** Words up to which a heading is a label, not a text in the tag of a heading. */
const LABEL_WORDS = 12;

/** Leaves out headings at the end whose text was left out. A picture below one is its content. */
export function leaveOutLastHeadings(state: PlanState, { walk: { outline }, known }: PlanContext): PlanState {
  if (known.isChosen || known.isComments || state.thread !== null || state.container < 0) return state;
  const { keep } = state.kept;
  const { elements, blocks } = outline;
  const end = itemAt(elements, state.container).lastBlock;
  const lastMedium = Math.max(-1, ...[...state.media.keys()].map((i) => itemAt(elements, i).firstBlock));
  const left: number[] = [];
  let b = keep.lastIndexOf(true);
  // The block behind it is not kept, but belongs to the same part of the page.
  if (b + 1 >= end) return state;
  for (; b >= 0; b = keep.lastIndexOf(true, b - 1)) {
    const { heading, words } = itemAt(blocks, b);
    if (heading === 0 || words > LABEL_WORDS || lastMedium > b) break;
    left.push(b);
    if (b === 0) return state;
  }
  if (b < 0 || left.length === 0 || left.length > MOST_HEADINGS) return state;
  return { ...state, kept: state.kept.with(left.map((block) => [block, false] as const)) };
}
