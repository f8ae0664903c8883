import { charsBefore, runningSums, sumInside } from '../../features/running-sums.ts';
import { linkDensity } from '../../features/link-density.ts';
import type { Outline } from '../../types.ts';

/** Minimum share of kept characters in an element that is kept as a whole. */
const MIN_KEPT_SHARE = 0.5;
/** A block that is filled in has a lower link density. */
const MAX_LINK_DENSITY = 0.5;

/** The core's element, and 1 for each block that is neither in a control nor in a container with a low factor. */
export type HoleLimits = { readonly core: number; readonly plain: Uint8Array };

/**
 * Keeps every plain block of the outermost elements in the core of which half is kept: short table cells, a heading in
 * a div of its own. `keep` has 1 for each kept block; returns a copy.
 */
export function fillHoles(outline: Outline, keep: Uint8Array, { core, plain }: HoleLimits): Uint8Array {
  const { elements, blocks } = outline;
  const allChars = charsBefore(outline);
  const keptChars = runningSums(blocks, ({ chars }, b) => (keep[b] ? chars : 0));
  const filled = keep.slice();
  const end = elements[core]?.end ?? 0;
  for (let i = core; i < end; i++) {
    const element = elements[i]!;
    if (element.lastBlock === element.firstBlock) continue;
    if (sumInside(keptChars, element) < MIN_KEPT_SHARE * sumInside(allChars, element)) continue;
    for (let b = element.firstBlock; b < element.lastBlock; b++) {
      const { linkChars, chars } = blocks[b]!;
      if (plain[b] && linkDensity(linkChars, chars) < MAX_LINK_DENSITY) filled[b] = 1;
    }
    i = element.end - 1;
  }
  return filled;
}
