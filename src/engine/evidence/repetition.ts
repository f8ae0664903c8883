import type { ColumnGroup } from './table.ts';

/** Entries are siblings of one signature, at least this many. */
const MIN_ENTRIES = 3;
/** A parent's child signatures as one number, and a pattern's depth in another: all stay below these. */
const SIGNATURES = 1 << 20;
const DEPTHS = 1 << 10;

const PATTERN = ['count', 'chars', 'share', 'link-ratio', 'sentences', 'prose-share'] as const;
const SET = [
  'count',
  'share',
  'chars',
  'link-ratio',
  'prose-share',
  'price-share',
  'date-share',
  'img-share',
  'spread',
  'place',
  'of-largest',
] as const;
const SIDES = ['inner', 'outer'] as const;
const OF_PAGE = ['sets', 'largest-set-share', 'largest-set-count'] as const;

/**
 * Repeated structure. A set is the entries (cards, posts, rows) of one parent: of a block the innermost around it and the outermost. A pattern is the elements of
 * one signature, parent's signature and depth anywhere on the page. Repetition is neither good nor bad here: posts of a thread repeat, and so do the cards under
 * an article; what is in the entries tells them apart.
 */
export const repetition: ColumnGroup = {
  names: [
    ...PATTERN.map((fact) => `pattern-${fact}`),
    ...SIDES.flatMap((side) => SET.map((fact) => `${side}-${fact}`)),
  ],
  ofPage: OF_PAGE,
  fill({ outline, signature, sums }, { blocks: { values, width }, page }, at, atFact) {
    const { blocks, elements } = outline;
    const { chars, linkChars, prose, prices, dates } = sums;
    const n = elements.length;
    const total = chars[blocks.length]! || 1;

    // Patterns: blocks of one kind of element, wherever they are.
    const P = PATTERN.length;
    const pattern = new Int32Array(blocks.length);
    const patternSums = new Float64Array(blocks.length * P);
    const patterns = new Map<number, number>();
    for (let b = 0; b < blocks.length; b++) {
      const block = blocks[b]!;
      const { parent, depth } = elements[block.element]!;
      const key =
        (signature[block.element]! * SIGNATURES + (parent < 0 ? 0 : signature[parent]!)) * DEPTHS + (depth % DEPTHS);
      let number = patterns.get(key);
      if (number === undefined) patterns.set(key, (number = patterns.size));
      pattern[b] = number;
      const p = number * P;
      patternSums[p]!++;
      patternSums[p + 1]! += block.chars;
      patternSums[p + 3]! += block.linkChars;
      patternSums[p + 4]! += block.sentences;
      patternSums[p + 5]! += prose[b + 1]! - prose[b]!;
    }

    // Sets: siblings of one signature with text. Sums over their entries, then facts in their place.
    const S = SET.length;
    const set = new Int32Array(n).fill(-1);
    const numbers = new Map<number, number>();
    const pictures = new Int32Array(n + 1);
    let facts = new Float64Array(64 * S);
    for (let i = 0; i < n; i++) {
      const { tag, parent, breaks, firstBlock: from, lastBlock: to } = elements[i]!;
      pictures[i + 1] = pictures[i]! + (tag === 'img' || tag === 'picture' ? 1 : 0);
      if (!breaks || to === from || parent < 0) continue;
      const key = parent * SIGNATURES + signature[i]!;
      let number = numbers.get(key);
      if (number === undefined) {
        numbers.set(key, (number = numbers.size));
        if ((number + 1) * S > facts.length) {
          const more = new Float64Array(facts.length * 2);
          more.set(facts);
          facts = more;
        }
        facts[number * S + 9] = chars[from]! / total;
      }
      set[i] = number;
      const s = number * S;
      const length = chars[to]! - chars[from]!;
      facts[s]!++;
      facts[s + 1]! += length;
      facts[s + 3]! += linkChars[to]! - linkChars[from]!;
      facts[s + 4]! += prose[to]! - prose[from]!;
      if (prices[to]! > prices[from]!) facts[s + 5]!++;
      if (dates[to]! > dates[from]!) facts[s + 6]!++;
      facts[s + 8]! += length * length;
    }
    // Pictures inside an entry are known when all elements were seen.
    for (let i = 0; i < n; i++) {
      const number = set[i]!;
      if (number >= 0 && facts[number * S]! >= MIN_ENTRIES && pictures[elements[i]!.end]! > pictures[i]!)
        facts[number * S + 7]!++;
    }
    let sets = 0;
    let largest = -1;
    for (let number = 0; number < numbers.size; number++) {
      const s = number * S;
      if (facts[s]! < MIN_ENTRIES) continue;
      sets++;
      if (largest < 0 || facts[s + 1]! > facts[largest + 1]!) largest = s;
    }
    const largestChars = largest < 0 ? 1 : facts[largest + 1]! || 1;
    const largestCount = largest < 0 ? 0 : facts[largest]!;
    for (let number = 0; number < numbers.size; number++) {
      const s = number * S;
      const count = facts[s]!;
      if (count < MIN_ENTRIES) continue;
      const length = facts[s + 1]! || 1;
      const mean = length / count;
      facts[s + 1] = length / total;
      facts[s + 2] = mean;
      facts[s + 3]! /= length;
      facts[s + 4]! /= length;
      facts[s + 5]! /= count;
      facts[s + 6]! /= count;
      facts[s + 7]! /= count;
      facts[s + 8] = facts[s + 8]! / count / (mean * mean || 1) - 1;
      facts[s + 10] = length / largestChars;
    }
    page.set([sets, largest < 0 ? 0 : largestChars / total, largestCount], atFact);
    const [inner, outer] = [new Int32Array(n), new Int32Array(n)];
    for (let i = 0; i < n; i++) {
      const { parent } = elements[i]!;
      const number = set[i]!;
      const own = number >= 0 && facts[number * S]! >= MIN_ENTRIES ? number : -1;
      inner[i] = own >= 0 || parent < 0 ? own : inner[parent]!;
      outer[i] = parent >= 0 && outer[parent]! >= 0 ? outer[parent]! : own;
    }

    for (let b = 0; b < blocks.length; b++) {
      const e = blocks[b]!.element;
      let r = b * width + at;
      const p = pattern[b]! * P;
      const length = patternSums[p + 1]! || 1;
      values[r++] = patternSums[p]!;
      values[r++] = length / patternSums[p]!;
      values[r++] = length / total;
      values[r++] = patternSums[p + 3]! / length;
      values[r++] = patternSums[p + 4]! / patternSums[p]!;
      values[r++] = patternSums[p + 5]! / length;
      for (let side = 0; side < 2; side++) {
        const number = side === 0 ? inner[e]! : outer[e]!;
        for (let f = 0; f < S; f++) values[r++] = number < 0 ? -1 : facts[number * S + f]!;
      }
    }
  },
};
