import { isMostlyKept } from '../parts/text-share.ts';
import { KeptText } from './kept-text.ts';
import type { PlanContext, PlanState } from './plan-state.ts';

/**
 * Keeps all of a unit (listing, data table, formula) of which most is kept: a table with gaps misleads, and a program
 * without its short lines does not run. Never leaves anything out.
 */
export function keepWholeUnits(state: PlanState, { walk: { outline }, isUnit, hasUnits }: PlanContext): PlanState {
  if (!hasUnits) return state;
  const { elements } = outline;
  const { keep: before, share } = state.kept;
  let keep: boolean[] | null = null;
  for (let i = 0; i < elements.length;) {
    const { firstBlock, lastBlock, end } = elements[i]!;
    // Where all text or none is kept, there is no unit to complete.
    if (share.kept[i] === 0 || share.kept[i] === share.all[i]) {
      i = end;
      continue;
    }
    if (lastBlock === firstBlock || !isUnit(i)) {
      i++;
      continue;
    }
    const gap = before.indexOf(false, firstBlock);
    if (gap >= 0 && gap < lastBlock && isMostlyKept(share, i)) {
      keep ??= [...before];
      keep.fill(true, firstBlock, lastBlock);
    }
    i = end;
  }
  return keep === null ? state : { ...state, kept: new KeptText(outline, keep) };
}
