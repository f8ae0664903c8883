import type { Block } from '../types.ts';
import { linkDensity } from '../features/link-density.ts';
import { sumBetween } from '../features/running-sums.ts';
import { type ColumnGroup, type ColumnNames, namesOf } from './column-group.ts';
import { isLabel } from './is-label.ts';

const AT = {
  share: 0,
  'link-ratio': 1,
  'prose-share': 2,
  blocks: 3,
  'block-chars': 4,
} as const;
const WIDTH = 5;

/**
 * The section around a block: the blocks from a heading, or from any label, to before the next one. A heading over
 * links or cards opens something else than one over prose, in every language.
 */
export const sections: ColumnGroup = {
  columns: 2 * WIDTH,
  fill({ outline, sums }, { blocks: { values, width } }, first) {
    const { blocks } = outline;
    const { chars, linkChars, prose } = sums;
    const n = blocks.length;
    const total = chars[n] || 1;
    for (const opens of [isHeading, isLabel]) {
      const column = opens === isHeading ? first : first + WIDTH;
      for (let from = 0; from < n;) {
        let to = from + 1;
        while (to < n && !opens(blocks[to]!)) to++;
        // A section's first heading does not count as its text, unless it is all of it.
        const start = to - from > 1 ? from + 1 : from;
        const length = sumBetween(chars, start, to) || 1;
        const share = length / total;
        const links = linkDensity(sumBetween(linkChars, start, to), length);
        const proseShare = sumBetween(prose, start, to) / length;
        for (let b = from; b < to; b++) {
          const r = b * width + column;
          values[r + AT.share] = share;
          values[r + AT['link-ratio']] = links;
          values[r + AT['prose-share']] = proseShare;
          values[r + AT.blocks] = to - start;
          values[r + AT['block-chars']] = length / (to - start);
        }
        from = to;
      }
    }
  },
};

export function sectionNames(): ColumnNames {
  return {
    blocks: ['heading', 'label'].flatMap((kind) => namesOf(AT).map((measure) => `${kind}-section-${measure}`)),
  };
}

function isHeading({ heading }: Block): boolean {
  return heading > 0;
}
