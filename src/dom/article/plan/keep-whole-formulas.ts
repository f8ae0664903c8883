import { mediaKindOf } from '../parts/media-kinds.ts';
import { traitsOf } from '../parts/page-traits.ts';
import { KeptText } from './kept-text.ts';
import type { PlanContext, PlanState } from './plan-state.ts';

/** Keeps every block of a formula of which one block is kept. */
export function keepWholeFormulas(state: PlanState, { walk: { outline } }: PlanContext): PlanState {
  if (!traitsOf(outline).formulas) return state;
  let keep: boolean[] | null = null;
  for (const element of outline.elements) {
    const { firstBlock, lastBlock } = element;
    if (lastBlock - firstBlock < 2 || mediaKindOf(element) !== 'formula') continue;
    if (!(keep ?? state.kept.keep).slice(firstBlock, lastBlock).includes(true)) continue;
    keep ??= [...state.kept.keep];
    keep.fill(true, firstBlock, lastBlock);
  }
  return keep === null ? state : { ...state, kept: new KeptText(outline, keep) };
}
