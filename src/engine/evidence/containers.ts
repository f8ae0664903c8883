import type { ColumnGroup } from './table.ts';

/** So many widening containers are described, from the block outwards. */
const LEVELS = 5;
/** Part of a page: the widest container with less than this share of the page's text. */
const PART_SHARE = 0.7;
const FACTS = [
  'share',
  'link-ratio',
  'prose-share',
  'heading-share',
  'sentence-density',
  'blocks',
  'block-chars',
] as const;
/** Elements that are counted in the containers of these levels, against their blocks. */
const THINGS = ['li', 'p', 'button', 'input', 'img', 'svg', 'a'] as const;
const THING_LEVELS = [1, 2, 3] as const;
const COUNTED: Readonly<Record<string, number | undefined>> = {
  li: 0,
  p: 1,
  button: 2,
  input: 3,
  textarea: 3,
  select: 3,
  img: 4,
  picture: 4,
  svg: 5,
  a: 6,
};

/** What the containers around a block are like, each wider than the one before, and the part of the page that it stands in. */
export const containers: ColumnGroup = {
  names: [
    ...Array.from({ length: LEVELS }, (_, level) => FACTS.map((fact) => `level-${level + 1}-${fact}`)).flat(),
    ...FACTS.map((fact) => `part-${fact}`),
    'part-start',
    'part-end',
    ...THING_LEVELS.flatMap((level) => THINGS.map((thing) => `level-${level}-${thing}`)),
  ],
  fill({ outline, wider, sums }, { blocks: { values, width } }, at) {
    const { blocks, elements } = outline;
    const { chars, linkChars, prose, headings, sentences } = sums;
    const n = elements.length;
    const total = chars[blocks.length]! || 1;
    const limit = PART_SHARE * total;
    const K = THINGS.length;
    const F = FACTS.length;
    // The facts of an element are the same for all its blocks: measured once, where a block first asks.
    const facts = new Float32Array(n * F);
    const known = new Uint8Array(n);
    const before = new Int32Array((n + 1) * K);
    const part = new Int32Array(n);
    for (let i = 0, k = 0; i < n; i++, k += K) {
      const { tag, parent } = elements[i]!;
      for (let t = 0; t < K; t++) before[k + K + t] = before[k + t]!;
      const thing = COUNTED[tag];
      if (thing !== undefined) before[k + K + thing]!++;
      const around = parent < 0 ? -1 : part[parent]!;
      part[i] =
        around >= 0 && chars[elements[around]!.lastBlock]! - chars[elements[around]!.firstBlock]! < limit ? around : i;
    }
    const levels = new Int32Array(LEVELS + 1);
    for (let b = 0; b < blocks.length; b++) {
      let r = b * width + at;
      const own = blocks[b]!.element;
      let e = own;
      // A block's own element with this block alone says nothing new.
      if (elements[e]!.lastBlock - elements[e]!.firstBlock <= 1 && wider[e]! >= 0) e = wider[e]!;
      for (let level = 0; level < LEVELS; level++) {
        levels[level] = e;
        if (wider[e]! >= 0) e = wider[e]!;
      }
      levels[LEVELS] = part[own]!;
      for (let level = 0; level <= LEVELS; level++) {
        e = levels[level]!;
        const f = e * F;
        if (known[e] === 0) {
          known[e] = 1;
          const { firstBlock: from, lastBlock: to } = elements[e]!;
          const length = chars[to]! - chars[from]! || 1;
          const count = to - from || 1;
          facts[f] = length / total;
          facts[f + 1] = (linkChars[to]! - linkChars[from]!) / length;
          facts[f + 2] = (prose[to]! - prose[from]!) / length;
          facts[f + 3] = (headings[to]! - headings[from]!) / count;
          facts[f + 4] = (100 * (sentences[to]! - sentences[from]!)) / length;
          facts[f + 5] = count;
          facts[f + 6] = length / count;
        }
        for (let i = 0; i < F; i++) values[r++] = facts[f + i]!;
      }
      const { firstBlock, lastBlock } = elements[part[own]!]!;
      values[r++] = chars[firstBlock]! / total;
      values[r++] = chars[lastBlock]! / total;
      for (let i = 0; i < THING_LEVELS.length; i++) {
        e = levels[THING_LEVELS[i]! - 1]!;
        const { end, firstBlock: from, lastBlock: to } = elements[e]!;
        const count = to - from || 1;
        for (let t = 0; t < K; t++) values[r++] = (before[end * K + t]! - before[e * K + t]!) / count;
      }
    }
  },
};
