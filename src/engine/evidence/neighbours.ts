import type { Group } from './matrix.ts';

const OFFSETS = [-3, -2, -1, 1, 2, 3];
const FACTS = ['chars', 'link-ratio', 'heading', 'ends-sentence', 'signature', 'same-parent', 'tree-distance'] as const;
const WINDOWS = [3, 8, 20];
const WINDOW_FACTS = ['prose-share', 'link-ratio', 'chars'] as const;
const SIDES = ['before', 'after'] as const;

/** What stands just before and after a block, and in windows of blocks on either side. Beyond the ends of the page there is nothing: -1. */
export const neighbours: Group = {
  names: [
    ...OFFSETS.flatMap((offset) => FACTS.map((fact) => `at${offset > 0 ? '+' : ''}${offset}-${fact}`)),
    ...WINDOWS.flatMap((size) => SIDES.flatMap((side) => WINDOW_FACTS.map((fact) => `${size}-${side}-${fact}`))),
  ],
  fill({ outline, sums, signature }, { values, width }, at) {
    const { blocks, elements } = outline;
    const n = blocks.length;
    for (let b = 0; b < n; b++) {
      let r = b * width + at;
      const e = blocks[b]!.element;
      for (let o = 0; o < OFFSETS.length; o++) {
        const other = blocks[b + OFFSETS[o]!];
        if (other === undefined) {
          for (let f = 0; f < FACTS.length; f++) values[r++] = -1;
          continue;
        }
        const f = other.element;
        values[r++] = other.chars;
        values[r++] = other.chars > 0 ? other.linkChars / other.chars : 0;
        values[r++] = other.heading;
        values[r++] = other.sentences;
        values[r++] = signature[f] === signature[e] ? 1 : 0;
        values[r++] = elements[f]!.parent === elements[e]!.parent ? 1 : 0;
        values[r++] = elements[e]!.depth - elements[f]!.depth;
      }
      for (let w = 0; w < WINDOWS.length; w++) {
        const size = WINDOWS[w]!;
        for (let side = 0; side < 2; side++) {
          const from = side === 0 ? Math.max(0, b - size) : b + 1;
          const to = side === 0 ? b : Math.min(n, b + 1 + size);
          const chars = to > from ? sums.chars[to]! - sums.chars[from]! : 0;
          values[r++] = chars > 0 ? (sums.prose[to]! - sums.prose[from]!) / chars : -1;
          values[r++] = chars > 0 ? (sums.linkChars[to]! - sums.linkChars[from]!) / chars : -1;
          values[r++] = chars;
        }
      }
    }
  },
};
