import { type ColumnGroup, type ColumnNames, namesOf } from './column-group.ts';
import { NAME_GROUP } from './name-groups.ts';
import { bitOfTag, tagBits } from './tag-bits.ts';

const OWN = { depth: 0, 'own-tag': 1, area: 2 } as const;
const OWNS = 3;
const TAGS = ['nav', 'footer', 'main', 'button'] as const;
/** Name groups of the block's element and the two around it. */
const NEAR = [NAME_GROUP.comment, NAME_GROUP.navigation, NAME_GROUP.legal, NAME_GROUP.content];
/** Name groups of any element around the block. */
const AROUND = [NAME_GROUP.footer, NAME_GROUP.comment];
const HIGHEST_BIT = 31;

/** A block's element and its ancestors: tags, roles, and the words in their class names and ids. */
export const ancestors: ColumnGroup = {
  columns: OWNS + TAGS.length + NEAR.length + AROUND.length,
  fill({ outline, tags, nearNames, allNames, area }, { blocks: { values, width } }, first) {
    const { blocks, elements } = outline;
    const tagMasks = TAGS.map(bitOfTag);
    const nearMasks = NEAR.map((group) => 1 << group);
    const aroundMasks = AROUND.map((group) => 1 << group);
    for (let b = 0; b < blocks.length; b++) {
      const e = blocks[b]!.element;
      const element = elements[e]!;
      let r = b * width + first;
      values[r + OWN.depth] = element.depth;
      const own = tagBits(element);
      values[r + OWN['own-tag']] = own === 0 ? -1 : HIGHEST_BIT - Math.clz32(own);
      values[r + OWN.area] = area[e]!;
      r += OWNS;
      const inside = tags[e]!;
      for (let i = 0; i < tagMasks.length; i++) values[r++] = (inside & tagMasks[i]!) === 0 ? 0 : 1;
      const near = nearNames[e]!;
      for (let i = 0; i < nearMasks.length; i++) values[r++] = (near & nearMasks[i]!) === 0 ? 0 : 1;
      const around = allNames[e]!;
      for (let i = 0; i < aroundMasks.length; i++) values[r++] = (around & aroundMasks[i]!) === 0 ? 0 : 1;
    }
  },
};

export function ancestorNames(): ColumnNames {
  const groups = namesOf(NAME_GROUP);
  return {
    blocks: [
      ...namesOf(OWN),
      ...TAGS.map((name) => `in-${name}`),
      ...NEAR.map((group) => `near-${groups[group]!}`),
      ...AROUND.map((group) => `around-${groups[group]!}`),
    ],
  };
}
