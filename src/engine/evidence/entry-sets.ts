import { type ColumnGroup, type ColumnNames, namesOf } from './column-group.ts';
import { linkDensity } from '../features/link-density.ts';
import { SIGNATURES } from './page-facts.ts';

/** Fewer siblings of one signature than this are no set. */
const MIN_ENTRIES = 3;

const AT = {
  count: 0,
  share: 1,
  chars: 2,
  'link-ratio': 3,
  'prose-share': 4,
  'price-share': 5,
  'img-share': 6,
  spread: 7,
  place: 8,
  'of-largest': 9,
} as const;
const WIDTH = 10;
const SIDES = 2;
const PAGE_AT = {
  sets: 0,
  'largest-set-share': 1,
  'largest-set-count': 2,
} as const;

/**
 * Sets of entries around a block. A set is the children of one element that have the same signature and hold text:
 * cards, posts, rows. `inner` is the innermost set around a block, `outer` the outermost; -1 without one.
 */
export const entrySets: ColumnGroup = {
  columns: SIDES * WIDTH,
  pageColumns: 3,
  fill({ outline, signature, sums }, { blocks: { values, width }, page }, first, firstOfPage) {
    const { blocks, elements } = outline;
    const { chars, linkChars, prose, prices } = sums;
    const n = elements.length;
    const total = chars[blocks.length] || 1;
    const setOf = new Int32Array(n).fill(-1);
    const numbers = new Map<number, number>();
    const pictures = new Int32Array(n + 1);
    // Per set: first sums over its entries, then the measures in their place.
    let sets = new Float64Array(64 * WIDTH);
    let pictureCount = 0;
    for (let i = 0; i < n; i++) {
      const { tag, parent, breaks, firstBlock: from, lastBlock: to } = elements[i]!;
      if (tag === 'img' || tag === 'picture') pictureCount++;
      pictures[i + 1] = pictureCount;
      if (!breaks || to === from || parent < 0) continue;
      const key = parent * SIGNATURES + signature[i]!;
      let number = numbers.get(key);
      if (number === undefined) {
        numbers.set(key, (number = numbers.size));
        if ((number + 1) * WIDTH > sets.length) {
          const larger = new Float64Array(sets.length * 2);
          larger.set(sets);
          sets = larger;
        }
        sets[number * WIDTH + AT.place] = chars[from]! / total;
      }
      setOf[i] = number;
      const s = number * WIDTH;
      const length = chars[to]! - chars[from]!;
      sets[s + AT.count]!++;
      sets[s + AT.share]! += length;
      sets[s + AT['link-ratio']]! += linkChars[to]! - linkChars[from]!;
      sets[s + AT['prose-share']]! += prose[to]! - prose[from]!;
      if (prices[to]! > prices[from]!) sets[s + AT['price-share']]!++;
      sets[s + AT.spread]! += length * length;
    }
    // The pictures inside an entry are known only after all elements are counted.
    for (let i = 0; i < n; i++) {
      const number = setOf[i]!;
      if (number >= 0 && pictures[elements[i]!.end]! > pictures[i]!) sets[number * WIDTH + AT['img-share']]!++;
    }
    let setCount = 0;
    let largest = -1;
    for (let number = 0; number < numbers.size; number++) {
      const s = number * WIDTH;
      if (sets[s + AT.count]! < MIN_ENTRIES) continue;
      setCount++;
      if (largest < 0 || sets[s + AT.share]! > sets[largest + AT.share]!) largest = s;
    }
    const largestChars = largest < 0 ? 1 : sets[largest + AT.share] || 1;
    page[firstOfPage + PAGE_AT.sets] = setCount;
    page[firstOfPage + PAGE_AT['largest-set-share']] = largest < 0 ? 0 : largestChars / total;
    page[firstOfPage + PAGE_AT['largest-set-count']] = largest < 0 ? 0 : sets[largest + AT.count]!;
    for (let number = 0; number < numbers.size; number++) {
      const s = number * WIDTH;
      const count = sets[s + AT.count]!;
      if (count < MIN_ENTRIES) continue;
      const length = sets[s + AT.share] || 1;
      const mean = length / count;
      sets[s + AT.share] = length / total;
      sets[s + AT.chars] = mean;
      sets[s + AT['link-ratio']] = linkDensity(sets[s + AT['link-ratio']]!, length);
      sets[s + AT['prose-share']]! /= length;
      sets[s + AT['price-share']]! /= count;
      sets[s + AT['img-share']]! /= count;
      // Variance of the entries' lengths over the square of their mean.
      sets[s + AT.spread] = sets[s + AT.spread]! / count / (mean * mean || 1) - 1;
      sets[s + AT['of-largest']] = length / largestChars;
    }
    const [inner, outer] = [new Int32Array(n), new Int32Array(n)];
    for (let i = 0; i < n; i++) {
      const { parent } = elements[i]!;
      const number = setOf[i]!;
      const own = number >= 0 && sets[number * WIDTH + AT.count]! >= MIN_ENTRIES ? number : -1;
      const outside = parent < 0 ? -1 : outer[parent]!;
      inner[i] = own >= 0 || parent < 0 ? own : inner[parent]!;
      outer[i] = outside >= 0 ? outside : own;
    }
    for (let b = 0; b < blocks.length; b++) {
      const e = blocks[b]!.element;
      let r = b * width + first;
      for (let side = 0; side < SIDES; side++) {
        const number = side === 0 ? inner[e]! : outer[e]!;
        for (let m = 0; m < WIDTH; m++) values[r++] = number < 0 ? -1 : sets[number * WIDTH + m]!;
      }
    }
  },
};

export function entrySetNames(): ColumnNames {
  return {
    blocks: ['inner', 'outer'].flatMap((side) => namesOf(AT).map((measure) => `${side}-${measure}`)),
    page: namesOf(PAGE_AT),
  };
}
