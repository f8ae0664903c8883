import { linkWithinPage } from '../notes/link-within-page.ts';
import { NOTE_MARK } from '../notes/note-mark.ts';
import { type PlanContext, type PlanState, withChanges } from './plan-state.ts';

/** Adds the footnotes whose marks are kept. */
export function addNotes(state: PlanState, { walk, rare }: PlanContext): PlanState {
  const { keep, share } = state.kept;
  const hasMark = walk.outline.runs.some(
    ({ element, block, start, end }) =>
      keep[block] &&
      end - start <= 12 &&
      NOTE_MARK.test(walk.outline.blocks[block]!.text.slice(start, end).trim()) &&
      linkWithinPage(walk, element) !== null,
  );
  return hasMark ? withChanges(state, rare.get()?.missingNotes(walk, keep, share.all) ?? [], true) : state;
}
