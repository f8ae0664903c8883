import type { Outline } from '../../engine/types.ts';
import { isMostlyKept, measureTextShare } from './text-share.ts';

/**
 * Verdicts speak of blocks, but code and data tables are one thing each: a table with holes lies, a program without
 * its short lines does not run. Where most of such a unit is kept, all of it is. Nothing kept is ever dropped here.
 */
export function keepWholeUnits(outline: Outline, keep: readonly boolean[], isUnit: (element: number) => boolean): boolean[] {
  const whole = [...keep];
  const share = measureTextShare(outline, keep);
  const { elements } = outline;
  for (let i = 0; i < elements.length; ) {
    const { firstBlock, lastBlock, end } = elements[i]!;
    if (!isUnit(i)) {
      i++;
      continue;
    }
    if (isMostlyKept(share, i)) whole.fill(true, firstBlock, lastBlock);
    i = end;
  }
  return whole;
}
