import type { Walk } from '../../walk/walk-page.ts';
import { isCodeBlock } from '../outline/code-blocks.ts';
import { mediaKindOf } from '../outline/media-kinds.ts';
import { addMissingParts } from './add-missing-parts.ts';
import { addNotes } from './add-notes.ts';
import { applyChanges } from './apply-changes.ts';
import { chooseMedia } from './choose-media.ts';
import { findDataTables } from './data-tables.ts';
import { dropMediaOutsidePosts } from './drop-media-outside-posts.ts';
import { findPosts } from './find-posts.ts';
import { keepWholeFormulas } from './keep-whole-formulas.ts';
import { keepWholeUnits } from './keep-whole-units.ts';
import { KeptText } from './kept-text.ts';
import { leaveOutControls } from './leave-out-controls.ts';
import { leaveOutCredits } from './leave-out-credits.ts';
import { leaveOutPostFurniture } from './leave-out-post-furniture.ts';
import { leaveOutPullQuotes } from './leave-out-pull-quotes.ts';
import { leaveOutTitle } from './leave-out-title.ts';
import { markKeptElements } from './mark-kept-elements.ts';
import { measureKeptText } from './measure-kept-text.ts';
import type { KnownMetadata, PlanState, PlanStep } from './plan-state.ts';
import { shiftHeadings } from './shift-headings.ts';

/** What the article takes from the page, decided before the first element is written. */
export type Plan = Omit<PlanState, 'kept' | 'changes'> & {
  /** Parallel to outline.blocks. */
  readonly keep: readonly boolean[];
};

/** The steps from the verdicts to the plan, in order. */
export const PLAN_STEPS: readonly PlanStep[] = [
  keepWholeFormulas,
  addNotes,
  addMissingParts,
  applyChanges,
  keepWholeUnits,
  findPosts,
  measureKeptText,
  chooseMedia,
  dropMediaOutsidePosts,
  leaveOutTitle,
  leaveOutControls,
  leaveOutPullQuotes,
  leaveOutCredits,
  leaveOutPostFurniture,
  applyChanges,
  shiftHeadings,
  markKeptElements,
];

/** Decides for every element of the page whether it is in the article. `keep`: the verdicts, parallel to the blocks. */
export function planArticle(walk: Walk, keep: readonly boolean[], known: KnownMetadata): Plan {
  const { outline } = walk;
  const dataTables = findDataTables(outline);
  const isUnit = (i: number): boolean =>
    dataTables.has(i) || isCodeBlock(outline.elements[i]!) || mediaKindOf(outline.elements[i]!) === 'formula';
  const context = { walk, known, isUnit };
  let state: PlanState = {
    kept: new KeptText(outline, keep),
    changes: new Map(),
    title: known.title,
    dataTables,
    thread: null,
    media: new Map(),
    container: -1,
    chars: new Float64Array(0),
    total: 0,
    controls: new Set(),
    shift: 0,
    holds: new Uint8Array(0),
  };
  for (const step of PLAN_STEPS) state = step(state, context);
  return { ...state, keep: state.kept.keep };
}
