import type { CorrectablePlan } from '../../corrections/corrected-plan.ts';
import type { Corrections } from '../../corrections/corrections.ts';
import { finish, type Steps } from '../../../engine/steps.ts';
import { closestOf, parentElementOf } from '../../safe-dom.ts';
import type { NeedCode } from '../../rare/need-code.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { mayMatch } from '../../walk/may-match.ts';
import { isNamedCodeBox } from '../listings/named-code-box.ts';
import { CODE_SIGNS, mayBeCodeTable } from '../parts/code-blocks.ts';
import { traitsOf } from '../parts/page-traits.ts';
import { addDescribedQuestions } from './add-described-questions.ts';
import { addMissingParts } from './add-missing-parts.ts';
import { addNotes } from './add-notes.ts';
import { addQuestions } from './add-questions.ts';
import { addPrice } from './add-price.ts';
import { addWholeSets } from './add-whole-sets.ts';
import { applyChanges } from './apply-changes.ts';
import { chooseMedia } from './choose-media.ts';
import { dropMediaOutsidePosts } from './drop-media-outside-posts.ts';
import { findPosts } from './find-posts.ts';
import { keepWholeFormulas } from './keep-whole-formulas.ts';
import { keepWholeUnits } from './keep-whole-units.ts';
import { leaveOutControls } from './leave-out-controls.ts';
import { leaveOutCredits } from './leave-out-credits.ts';
import { leaveOutImageLinks } from './leave-out-image-links.ts';
import { leaveOutLastHeadings } from './leave-out-last-headings.ts';
import { leaveOutPageSteps } from './leave-out-page-steps.ts';
import { leaveOutPlaceholders } from './leave-out-placeholders.ts';
import { leaveOutPostFurniture } from './leave-out-post-furniture.ts';
import { leaveOutPullQuotes } from './leave-out-pull-quotes.ts';
import { leaveOutSignUps } from './leave-out-sign-ups.ts';
import { leaveOutTeasers } from './leave-out-teasers.ts';
import { leaveOutTitle } from './leave-out-title.ts';
import { markKeptElements } from './mark-kept-elements.ts';
import { measureKeptText } from './measure-kept-text.ts';
import { KeptText } from './kept-text.ts';
import type { KnownMetadata, PlanState, PlanStep } from './plan-state.ts';
import { shiftHeadings } from './shift-headings.ts';
import { startPlan } from './start-plan.ts';

/** What the article takes from the page, decided before the first element is written. */
export type Plan = Omit<PlanState, 'kept' | 'changes'> & Pick<CorrectablePlan, 'keep'>;

const CODE = 'code, samp, kbd, tt';

/** The steps from the verdicts to the plan, in order. */
export const PLAN_STEPS: readonly PlanStep[] = [
  keepWholeFormulas,
  addNotes,
  addQuestions,
  addDescribedQuestions,
  addMissingParts,
  addWholeSets,
  addPrice,
  applyChanges,
  keepWholeUnits,
  findPosts,
  measureKeptText,
  chooseMedia,
  dropMediaOutsidePosts,
  leaveOutTitle,
  leaveOutControls,
  leaveOutImageLinks,
  leaveOutTeasers,
  leaveOutPageSteps,
  leaveOutPlaceholders,
  leaveOutPullQuotes,
  leaveOutCredits,
  leaveOutSignUps,
  leaveOutPostFurniture,
  applyChanges,
  leaveOutLastHeadings,
  shiftHeadings,
];

/** Decides for every element of the page whether it is in the article. `keep`: the verdicts, parallel to the blocks. */
export function planArticle(walk: Walk, keep: readonly boolean[], known: KnownMetadata, need: NeedCode): Plan {
  return finish(planArticleInSteps(walk, keep, known, need));
}

/**
 * `planArticle` in steps, one for each of the plan's. `correct` comes after all steps that react to each other, so that
 * a correction changes only what it names.
 */
export function* planArticleInSteps(
  walk: Walk,
  keep: readonly boolean[],
  known: KnownMetadata,
  need: NeedCode,
  correct?: Corrections['step'],
): Steps<Plan> {
  if (
    mayMatch(walk, CODE_SIGNS) ||
    walk.outline.elements.some((_, i) => isNamedCodeBox(walk, i) || mayBeCodeTable(walk.outline, i))
  )
    need('rare-structure')?.markCodeBoxes(walk);
  if (traitsOf(walk.outline).listings) {
    if (hasLinesInCode(walk)) need('rare-structure')?.markStyledListings(walk);
  }
  const { context, state: start } = startPlan(walk, keep, known, need);
  let state = start;
  for (const step of PLAN_STEPS) {
    yield;
    const next = step(state, context);
    state = 'kept' in next ? next : yield* next;
  }
  state = markKeptElements(correct ? corrected(state, correct) : state, context);
  return { ...state, keep: state.kept.keep };
}

function corrected(state: PlanState, correct: Corrections['step']): PlanState {
  const { keep, media } = correct({ keep: state.kept.keep, media: state.media, thread: state.thread });
  return { ...state, kept: new KeptText(state.kept.outline, keep), media };
}

/** True where a text in a code element has a line break. */
function hasLinesInCode({ texts }: Walk): boolean {
  return texts.some((text) => {
    const parent = text.data.includes('\n') ? parentElementOf(text) : null;
    return parent !== null && closestOf(parent, CODE) !== null;
  });
}
