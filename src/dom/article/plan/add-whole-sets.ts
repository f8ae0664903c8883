import type { Outline } from '../../../engine/types.ts';
import { isEmbeddedPost } from '../parts/embedded-posts.ts';
import { traitsOf } from '../parts/page-traits.ts';
import { isTabPane } from '../parts/tab-panes.ts';
import { keepBlocks, leaveOutBlocks, type PlanContext, type PlanState } from './plan-state.ts';

/**
 * Keeps all panes of a set of tabs, and posts of other services, as a whole. On the page of a product, panes are
 * decided one by one: beside its description are its measures and reviews.
 */
export function addWholeSets(state: PlanState, { walk, known: { prices }, need }: PlanContext): PlanState {
  const { keep, share } = state.kept;
  const code = mayHaveSets(walk.outline, share.kept) ? need('rare-structure') : null;
  if (code === null) return state;
  const { kept, left, labels } = code.wholeSets(walk, { keep, share, isProduct: prices.size > 0 });
  return { ...leaveOutBlocks(keepBlocks(state, kept), left), labels };
}

/** False where the page has no post of another service and no pane of a set of tabs with kept text. */
function mayHaveSets(outline: Outline, kept: ArrayLike<number>): boolean {
  return (
    traitsOf(outline).sets &&
    outline.elements.some(
      (element, i) =>
        element.lastBlock > element.firstBlock &&
        (isEmbeddedPost(element) || (isTabPane(element) && (kept[i] ?? 0) > 0)),
    )
  );
}
