import type { Outline } from '../../../engine/types.ts';
import { isMostlyKept, measureTextShare, type TextShare } from '../outline/text-share.ts';

export type Wholes = { readonly keep: boolean[]; readonly share: TextShare };

/**
 * Verdicts speak of blocks, but code and data tables are one thing each: a table with holes lies, a program without
 * its short lines does not run. Where most of such a unit is kept, all of it is. Nothing kept is ever dropped here.
 * Returns the decision with the text shares that follow from it.
 */
export function keepWholeUnits(
  outline: Outline,
  verdict: readonly boolean[],
  isUnit: (element: number) => boolean,
): Wholes {
  const { elements } = outline;
  const keep = [...verdict];
  const share = measureTextShare(outline, keep);
  let hasChanged = false;
  for (let i = 0; i < elements.length;) {
    const { firstBlock, lastBlock, end } = elements[i]!;
    // Where all text is kept, or none, there is no unit to make whole.
    if (share.kept[i] === 0 || share.kept[i] === share.all[i]) {
      i = end;
      continue;
    }
    if (lastBlock === firstBlock || !isUnit(i)) {
      i++;
      continue;
    }
    const gap = keep.indexOf(false, firstBlock);
    if (gap >= 0 && gap < lastBlock && isMostlyKept(share, i)) {
      keep.fill(true, firstBlock, lastBlock);
      hasChanged = true;
    }
    i = end;
  }
  return { keep, share: hasChanged ? measureTextShare(outline, keep) : share };
}
