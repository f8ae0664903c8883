import type { ColumnGroup } from './table.ts';
import { groupBits } from './name-groups.ts';
import { bitOfTag, tagBits } from './tag-bits.ts';

const TAGS = ['nav', 'header', 'footer', 'aside', 'main', 'article', 'button', 'table', 'list'] as const;
/** Names near a block (its element and the two around it), and names of anything around it. */
const NEAR = ['comment', 'navigation', 'legal', 'review', 'related', 'content'] as const;
const AROUND = ['navigation', 'footer', 'legal', 'comment', 'side'] as const;
const BITS = 32;

/** Where a block stands: its element, what is around it, what these are called. */
export const ancestors: ColumnGroup = {
  names: [
    'depth',
    'own-tag',
    'area',
    ...TAGS.map((name) => `in-${name}`),
    ...NEAR.map((name) => `near-${name}`),
    ...AROUND.map((name) => `around-${name}`),
  ],
  fill({ outline, tags, nearNames, allNames, area }, { blocks: { values, width } }, at) {
    const { blocks, elements } = outline;
    const tagsAsked = TAGS.map(bitOfTag);
    const near = groupBits(NEAR);
    const around = groupBits(AROUND);
    for (let b = 0; b < blocks.length; b++) {
      const e = blocks[b]!.element;
      const element = elements[e]!;
      let r = b * width + at;
      values[r++] = element.depth;
      const own = tagBits(element);
      values[r++] = own === 0 ? -1 : BITS - 1 - Math.clz32(own);
      values[r++] = area[e]!;
      const inside = tags[e]!;
      for (let i = 0; i < tagsAsked.length; i++) values[r++] = (inside & tagsAsked[i]!) === 0 ? 0 : 1;
      const nearby = nearNames[e]!;
      for (let i = 0; i < near.length; i++) values[r++] = (nearby & near[i]!) === 0 ? 0 : 1;
      const all = allNames[e]!;
      for (let i = 0; i < around.length; i++) values[r++] = (all & around[i]!) === 0 ? 0 : 1;
    }
  },
};
