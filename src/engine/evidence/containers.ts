import type { Ground } from './ground.ts';
import type { Group } from './matrix.ts';

/** So many widening containers are described, from the block outwards. */
const LEVELS = 5;
/** Part of a page: the widest container with less than this share of the page's text. */
const PART_SHARE = 0.7;
const FACTS = ['share', 'link-ratio', 'sentence-density', 'comma-density', 'prose-share', 'blocks', 'block-chars', 'heading-share', 'place'] as const;

/** What the containers around a block are like, each wider than the one before, and the part of the page that it stands in. */
export const containers: Group = {
  names: [...Array.from({ length: LEVELS }, (_, level) => FACTS.map((fact) => `level-${level + 1}-${fact}`)).flat(), ...FACTS.map((fact) => `part-${fact}`), 'part-start', 'part-end'],
  fill(ground, matrix, at) {
    const { outline, wider, sums } = ground;
    const { blocks, elements } = outline;
    const { values, width } = matrix;
    const total = sums.chars[blocks.length]! || 1;
    const parts = partsOf(ground);
    for (let b = 0; b < blocks.length; b++) {
      let r = b * width + at;
      let e = blocks[b]!.element;
      const own = elements[e]!;
      // A block's own element with this block alone says nothing new.
      if (own.lastBlock - own.firstBlock <= 1 && wider[e]! >= 0) e = wider[e]!;
      for (let level = 0; level < LEVELS; level++) {
        describe(ground, e, b, values, r);
        r += FACTS.length;
        if (wider[e]! >= 0) e = wider[e]!;
      }
      const part = parts[blocks[b]!.element]!;
      describe(ground, part, b, values, r);
      r += FACTS.length;
      values[r++] = sums.chars[elements[part]!.firstBlock]! / total;
      values[r++] = sums.chars[elements[part]!.lastBlock]! / total;
    }
  },
};

function describe({ outline, sums }: Ground, element: number, block: number, values: Float32Array, at: number): void {
  const { firstBlock: from, lastBlock: to } = outline.elements[element]!;
  const chars = sums.chars[to]! - sums.chars[from]! || 1;
  const count = to - from;
  let r = at;
  values[r++] = chars / (sums.chars[outline.blocks.length]! || 1);
  values[r++] = (sums.linkChars[to]! - sums.linkChars[from]!) / chars;
  values[r++] = (100 * (sums.sentences[to]! - sums.sentences[from]!)) / chars;
  values[r++] = (100 * (sums.commas[to]! - sums.commas[from]!)) / chars;
  values[r++] = (sums.prose[to]! - sums.prose[from]!) / chars;
  values[r++] = count;
  values[r++] = chars / count;
  values[r++] = (sums.headings[to]! - sums.headings[from]!) / count;
  values[r++] = (block - from) / count;
}

/** For each element the widest element around it with less than PART_SHARE of the page's text; itself where it has more. */
function partsOf({ outline, sums }: Ground): Int32Array {
  const { elements, blocks } = outline;
  const limit = PART_SHARE * sums.chars[blocks.length]!;
  const parts = new Int32Array(elements.length);
  for (let i = 0; i < elements.length; i++) {
    const { parent } = elements[i]!;
    const around = parent < 0 ? -1 : parts[parent]!;
    parts[i] = around >= 0 && charsOf(sums.chars, elements[around]!) < limit ? around : i;
  }
  return parts;
}

function charsOf(sums: Float64Array, { firstBlock, lastBlock }: { readonly firstBlock: number; readonly lastBlock: number }): number {
  return sums[lastBlock]! - sums[firstBlock]!;
}
