import { itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { closestOf, matchesOf, textContentOf } from '../../safe-dom.ts';
import { linkWithinPage } from '../notes/link-within-page.ts';
import { isFirstMark, MARK_HOLDER, NOTE_BUTTON, NOTE_MARK } from '../notes/note-mark.ts';
import { keepBlocks, leaveOutBlocks, type PlanContext, type PlanState } from './plan-state.ts';

/** Characters of the longest text that is looked at as a mark, white space included. */
const LONGEST_MARK = 12;

/** Adds the footnotes whose marks are kept: blocks of the page, and what it shows only on demand. */
export function addNotes(state: PlanState, { walk, need }: PlanContext): PlanState {
  const { keep, share } = state.kept;
  const code = hasMark(walk, keep) ? need('rare-structure') : null;
  if (code === null) return state;
  const { notes, taken } = code.hiddenNotes(walk, keep, share);
  const missing = [...code.missingNotes(walk, keep, share.all), ...code.missingPlainNotes(walk, keep, share.all)];
  return { ...leaveOutBlocks(keepBlocks(state, missing), taken), notes };
}

/** True where a kept text or a button may be the mark of a note, or a hidden one the mark of the first note. */
function hasMark(walk: Walk, keep: readonly boolean[]): boolean {
  const { elements, runs, blocks } = walk.outline;
  return (
    runs.some(({ element, block, start, end }) => {
      if (end - start > LONGEST_MARK || !keep[block]) return false;
      const text = itemAt(blocks, block).text.slice(start, end).trim();
      return (
        NOTE_MARK.test(text) &&
        (linkWithinPage(walk, element) !== null ||
          (isFirstMark(text) && closestOf(nodeAt(walk, element), MARK_HOLDER) !== null))
      );
    }) ||
    elements.some(
      ({ tag, role }, i) => (tag === 'button' || role === 'button') && matchesOf(nodeAt(walk, i), NOTE_BUTTON),
    ) ||
    walk.undisplayed.some(
      (hidden) => matchesOf(hidden, 'a, sup, span') && isFirstMark((textContentOf(hidden) ?? '').trim()),
    )
  );
}
