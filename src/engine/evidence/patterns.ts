import { linkDensity } from '../features/link-density.ts';
import { type ColumnGroup, type ColumnNames, namesOf } from './column-group.ts';
import { SIGNATURES } from './page-facts.ts';

/** Depths are packed into a pattern's key below this number. */
const DEPTHS = 1 << 10;

const AT = {
  count: 0,
  chars: 1,
  share: 2,
  'link-ratio': 3,
  sentences: 4,
  'prose-share': 5,
} as const;
const SUM = {
  count: 0,
  chars: 1,
  linkChars: 2,
  sentences: 3,
  prose: 4,
} as const;
const SUMS = 5;

/**
 * A block's pattern: all blocks of the page whose elements have the same signature, parent signature and depth.
 * Repetition alone is neutral: posts of a thread repeat, and so do the cards under an article.
 */
export const patterns: ColumnGroup = {
  columns: 6,
  fill({ outline, signature, sums }, { blocks: { values, width } }, first) {
    const { blocks, elements } = outline;
    const { chars, prose } = sums;
    const total = chars[blocks.length] || 1;
    const patternOfBlock = new Int32Array(blocks.length);
    const patternSums = new Float64Array(blocks.length * SUMS);
    const numbers = new Map<number, number>();
    for (let b = 0; b < blocks.length; b++) {
      const block = blocks[b]!;
      const { element } = block;
      const { parent, depth } = elements[element]!;
      const key =
        (signature[element]! * SIGNATURES + (parent < 0 ? 0 : signature[parent]!)) * DEPTHS + (depth % DEPTHS);
      let number = numbers.get(key);
      if (number === undefined) numbers.set(key, (number = numbers.size));
      patternOfBlock[b] = number;
      const p = number * SUMS;
      patternSums[p + SUM.count]!++;
      patternSums[p + SUM.chars]! += block.chars;
      patternSums[p + SUM.linkChars]! += block.linkChars;
      patternSums[p + SUM.sentences]! += block.sentences;
      patternSums[p + SUM.prose]! += prose[b + 1]! - prose[b]!;
    }
    for (let b = 0; b < blocks.length; b++) {
      const r = b * width + first;
      const p = patternOfBlock[b]! * SUMS;
      const count = patternSums[p + SUM.count]!;
      const length = patternSums[p + SUM.chars] || 1;
      values[r + AT.count] = count;
      values[r + AT.chars] = length / count;
      values[r + AT.share] = length / total;
      values[r + AT['link-ratio']] = linkDensity(patternSums[p + SUM.linkChars]!, length);
      values[r + AT.sentences] = patternSums[p + SUM.sentences]! / count;
      values[r + AT['prose-share']] = patternSums[p + SUM.prose]! / length;
    }
  },
};

export function patternNames(): ColumnNames {
  return { blocks: namesOf(AT).map((measure) => `pattern-${measure}`) };
}
