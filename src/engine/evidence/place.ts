import { GROUP_NAMES } from './name-groups.ts';
import type { Group } from './matrix.ts';
import { TAG_NAMES, tagBits } from './tag-bits.ts';

const BITS = 32;

/** Where a block stands: its element, what is around it, what these are called. */
export const place: Group = {
  names: [
    'depth', 'own-tag', 'area', ...TAG_NAMES.map((name) => `in-${name}`),
    ...GROUP_NAMES.map((name) => `near-${name}`), ...GROUP_NAMES.map((name) => `around-${name}`),
  ],
  fill({ outline, tags, nearNames, allNames, area }, { values, width }, at) {
    const { blocks, elements } = outline;
    for (let b = 0; b < blocks.length; b++) {
      const e = blocks[b]!.element;
      const element = elements[e]!;
      let r = b * width + at;
      values[r++] = element.depth;
      const own = tagBits(element);
      values[r++] = own === 0 ? -1 : BITS - 1 - Math.clz32(own);
      values[r++] = area[e]!;
      const around = tags[e]!;
      for (let i = 0; i < TAG_NAMES.length; i++) values[r++] = (around >> i) & 1;
      const near = nearNames[e]!;
      for (let i = 0; i < GROUP_NAMES.length; i++) values[r++] = (near >> i) & 1;
      const all = allNames[e]!;
      for (let i = 0; i < GROUP_NAMES.length; i++) values[r++] = (all >> i) & 1;
    }
  },
};
