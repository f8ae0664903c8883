import type { Block } from '../types.ts';
import { linkDensity } from '../features/link-density.ts';
import { type ColumnGroup, offsetsOf } from './column-group.ts';
import { isLabel } from './is-label.ts';

const MEASURES = ['share', 'link-ratio', 'prose-share', 'blocks', 'block-chars'] as const;
const AT = offsetsOf(MEASURES);
const KINDS = ['heading', 'label'] as const;

/**
 * The section around a block: the blocks from a heading, or from any label, to before the next one. A heading over
 * links or cards opens something else than one over prose, in every language.
 */
export const sections: ColumnGroup = {
  names: KINDS.flatMap((kind) => MEASURES.map((measure) => `${kind}-section-${measure}`)),
  fill({ outline, sums }, { blocks: { values, width } }, first) {
    const { blocks } = outline;
    const { chars, linkChars, prose } = sums;
    const n = blocks.length;
    const total = chars[n]! || 1;
    for (let kind = 0; kind < KINDS.length; kind++) {
      const opens = KINDS[kind] === 'heading' ? isHeading : isLabel;
      for (let from = 0; from < n;) {
        let to = from + 1;
        while (to < n && !opens(blocks[to]!)) to++;
        // A section's first heading does not count as its text, unless it is all of it.
        const start = to - from > 1 ? from + 1 : from;
        const length = chars[to]! - chars[start]! || 1;
        const share = length / total;
        const links = linkDensity(linkChars[to]! - linkChars[start]!, length);
        const proseShare = (prose[to]! - prose[start]!) / length;
        for (let b = from; b < to; b++) {
          const r = b * width + first + kind * MEASURES.length;
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

function isHeading({ heading }: Block): boolean {
  return heading > 0;
}
