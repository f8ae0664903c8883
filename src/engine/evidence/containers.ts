import { linkDensity } from '../features/link-density.ts';
import { sumInside } from '../features/running-sums.ts';
import { type ColumnGroup, type ColumnNames, namesOf } from './column-group.ts';

/** Number of widening containers that are measured, from the block outwards. */
const LEVELS = 3;
/** Part of a page: the widest container with less than this share of the page's text. */
const PART_SHARE = 0.7;
const AT = {
  share: 0,
  'link-ratio': 1,
  'prose-share': 2,
  'heading-share': 3,
  'sentence-density': 4,
  blocks: 5,
  'block-chars': 6,
} as const;
const WIDTH = 7;
const EDGE = {
  'part-start': 0,
  'part-end': 1,
} as const;
const EDGES = 2;
/** Elements that are counted per block in each container. */
const COUNTED = ['li', 'p', 'button', 'input', 'img', 'svg', 'a'] as const;
const KINDS = COUNTED.length;
const KIND_OF_TAG: ReadonlyMap<string, number> = new Map([
  ...COUNTED.map((tag, kind) => [tag, kind] as const),
  ['textarea', COUNTED.indexOf('input')],
  ['select', COUNTED.indexOf('input')],
  ['picture', COUNTED.indexOf('img')],
]);

/** The containers around a block, each with more blocks than the one before, and the part of the page around it. */
export const containers: ColumnGroup = {
  columns: (LEVELS + 1) * WIDTH + EDGES + LEVELS * KINDS,
  fill({ outline, wider, sums }, { blocks: { values, width } }, first) {
    const { blocks, elements } = outline;
    const { chars, linkChars, prose, headings, sentences } = sums;
    const n = elements.length;
    const total = chars[blocks.length] || 1;
    const limit = PART_SHARE * total;
    // A container's measures are the same for all its blocks: they are computed once.
    const measures = new Float32Array(n * WIDTH);
    const isMeasured = new Uint8Array(n);
    const countBefore = new Int32Array((n + 1) * KINDS);
    const part = new Int32Array(n);
    for (let i = 0, c = 0; i < n; i++, c += KINDS) {
      const { tag, parent } = elements[i]!;
      for (let kind = 0; kind < KINDS; kind++) countBefore[c + KINDS + kind] = countBefore[c + kind]!;
      const kind = KIND_OF_TAG.get(tag);
      if (kind !== undefined) countBefore[c + KINDS + kind]!++;
      const around = parent < 0 ? -1 : part[parent]!;
      part[i] = i;
      if (around < 0) continue;
      const { firstBlock, lastBlock } = elements[around]!;
      if (chars[lastBlock]! - chars[firstBlock]! < limit) part[i] = around;
    }
    const levels = new Int32Array(LEVELS + 1);
    for (let b = 0; b < blocks.length; b++) {
      let r = b * width + first;
      const own = blocks[b]!.element;
      let e = own;
      let next = wider[e]!;
      // An element that holds only this block repeats what the block's own columns hold.
      if (next >= 0 && elements[e]!.lastBlock - elements[e]!.firstBlock <= 1) next = wider[(e = next)]!;
      for (let level = 0; level < LEVELS; level++) {
        levels[level] = e;
        if (next >= 0) next = wider[(e = next)]!;
      }
      const partOfBlock = part[own]!;
      levels[LEVELS] = partOfBlock;
      for (let level = 0; level <= LEVELS; level++) {
        e = levels[level]!;
        const m = e * WIDTH;
        if (isMeasured[e] === 0) {
          isMeasured[e] = 1;
          const container = elements[e]!;
          const length = sumInside(chars, container) || 1;
          const count = container.lastBlock - container.firstBlock || 1;
          measures[m + AT.share] = length / total;
          measures[m + AT['link-ratio']] = linkDensity(sumInside(linkChars, container), length);
          measures[m + AT['prose-share']] = sumInside(prose, container) / length;
          measures[m + AT['heading-share']] = sumInside(headings, container) / count;
          measures[m + AT['sentence-density']] = (100 * sumInside(sentences, container)) / length;
          measures[m + AT.blocks] = count;
          measures[m + AT['block-chars']] = length / count;
        }
        for (let i = 0; i < WIDTH; i++) values[r++] = measures[m + i]!;
      }
      const { firstBlock, lastBlock } = elements[partOfBlock]!;
      values[r + EDGE['part-start']] = chars[firstBlock]! / total;
      values[r + EDGE['part-end']] = chars[lastBlock]! / total;
      r += EDGES;
      for (let level = 0; level < LEVELS; level++) {
        e = levels[level]!;
        const { end, firstBlock: from, lastBlock: to } = elements[e]!;
        const count = to - from || 1;
        for (let kind = 0; kind < KINDS; kind++)
          values[r++] = (countBefore[end * KINDS + kind]! - countBefore[e * KINDS + kind]!) / count;
      }
    }
  },
};

export function containerNames(): ColumnNames {
  const levels = Array.from({ length: LEVELS }, (_, level) => `level-${level + 1}`);
  return {
    blocks: [
      ...levels.flatMap((level) => namesOf(AT).map((name) => `${level}-${name}`)),
      ...namesOf(AT).map((name) => `part-${name}`),
      ...namesOf(EDGE),
      ...levels.flatMap((level) => COUNTED.map((tag) => `${level}-${tag}`)),
    ],
  };
}
