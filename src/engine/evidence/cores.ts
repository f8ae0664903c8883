import { linkDensity } from '../features/link-density.ts';
import { runningSums, sumBetween, sumInside } from '../features/running-sums.ts';
import type { Outline } from '../types.ts';
import { type ColumnGroup, type ColumnNames, namesOf } from './column-group.ts';
import { commonDepths } from './common-depths.ts';
import { IN_FURNITURE } from './page-facts.ts';

const SHARES = [0.4, 0.6, 0.8] as const;
/** Index of the core that the page-level columns measure. */
const MIDDLE = 1;
const PAGE_AT = {
  'core-share': 0,
  'core-link-ratio': 1,
} as const;

/**
 * Cores of the page, and a block's distance from each. A core is the innermost element that holds a share (0.4, 0.6,
 * 0.8) of the prose outside furniture; if two elements hold 0.4 each, it is the later one.
 */
export const cores: ColumnGroup = {
  columns: 3 * SHARES.length,
  pageColumns: 2,
  fill({ outline, sums, area }, { blocks: { values, width }, page }, first, firstOfPage) {
    const { blocks, elements } = outline;
    const { chars, linkChars, prose } = sums;
    const n = blocks.length;
    // Characters of prose outside furniture before each block.
    const worth = runningSums(blocks, ({ element }, b) =>
      (area[element]! & IN_FURNITURE) === 0 ? sumBetween(prose, b, b + 1) : 0,
    );
    const indices = SHARES.map((share) => innermostWithShare(outline, worth, share));
    const middle = elements[indices[MIDDLE] ?? -1];
    const coreChars = middle ? sumInside(chars, middle) || 1 : 1;
    page[firstOfPage + PAGE_AT['core-share']] = coreChars / (chars[n] || 1);
    page[firstOfPage + PAGE_AT['core-link-ratio']] = linkDensity(middle ? sumInside(linkChars, middle) : 0, coreChars);
    const found = indices.map((index) => ({
      index,
      core: elements[index]!,
      commonDepth: commonDepths(elements, index),
    }));
    for (let b = 0; b < n; b++) {
      let r = b * width + first;
      const e = blocks[b]!.element;
      for (let k = 0; k < found.length; k++) {
        const { index, core, commonDepth } = found[k]!;
        const isInside = e >= index && e < core.end;
        values[r++] = isInside ? 1 : 0;
        values[r++] = core.depth - commonDepth[e]!;
        values[r++] = isInside ? 0 : b < core.firstBlock ? b - core.firstBlock : b - core.lastBlock + 1;
      }
    }
  },
};

export function coreNames(): ColumnNames {
  return {
    blocks: SHARES.flatMap((share) => [`core-${share}`, `core-${share}-ancestors`, `core-${share}-distance`]),
    page: namesOf(PAGE_AT),
  };
}

/** Index of the last element in document order that holds, like all its ancestors, this share of all worth. */
function innermostWithShare({ elements, blocks }: Outline, worth: Float64Array, share: number): number {
  const enough = share * worth[blocks.length]!;
  let innermost = 0;
  for (let i = 0; i < elements.length;) {
    const element = elements[i]!;
    const holds = sumInside(worth, element) >= enough;
    if (holds) innermost = i;
    i = holds ? i + 1 : element.end;
  }
  return innermost;
}
