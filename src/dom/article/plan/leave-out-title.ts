import { bareText } from '../../../engine/text/letters.ts';
import type { Outline } from '../../../engine/types.ts';
import type { PlanContext, PlanState } from './plan-state.ts';

/** Kept blocks from the start among which the title is searched. */
const MAX_BLOCKS = 4;
/** Share of the longer of the two texts that a heading and the title must have in common. */
const SHARED_LENGTH = 0.6;

/** Leaves out the heading that repeats the title, which the views show. A longer heading replaces the known title. */
export function leaveOutTitle(state: PlanState, { walk: { outline }, known }: PlanContext): PlanState {
  const repeated = titleBlock(outline, state.kept.keep, known.title);
  if (repeated < 0) return state;
  const written = outline.blocks[repeated]!.text;
  const isLonger = bareText(written).length > bareText(known.title).length;
  return { ...state, title: isLonger ? written : known.title, kept: state.kept.with([[repeated, false]]) };
}

/** Index of the kept heading near the start that repeats the title; -1 where there is none. */
function titleBlock(outline: Outline, keep: readonly boolean[], title: string): number {
  const wanted = bareText(title);
  if (wanted === '') return -1;
  let seen = 0;
  for (let i = 0; i < keep.length && seen < MAX_BLOCKS; i++) {
    if (!keep[i]) continue;
    seen++;
    const { heading, text } = outline.blocks[i]!;
    if (heading > 0 && repeats(bareText(text), wanted, heading)) return i;
  }
  return -1;
}

function repeats(text: string, title: string, level: number): boolean {
  if (text === title) return true;
  if (level !== 1 || text === '') return false;
  const [short, long] = text.length < title.length ? [text, title] : [title, text];
  return long.startsWith(short) && short.length >= long.length * SHARED_LENGTH;
}
