import type { Ground } from './ground.ts';
import type { Group } from './matrix.ts';

/** An entry is an element with at least this many siblings of its own signature, itself included. */
const MIN_ENTRIES = 3;

/**
 * Repeated structure. Entries (cards, posts, rows) are siblings of one signature; patterns are elements of one signature and depth anywhere on the page.
 * Repetition is neither good nor bad here: posts of a thread repeat, and so do the cards under an article.
 */
export const repetition: Group = {
  names: [
    'entries', 'entry-index', 'entry-blocks', 'entry-chars', 'entry-link-ratio', 'entry-sentences', 'entry-place', 'entries-share', 'entry-level', 'outer-entries', 'outer-entry-chars',
    'pattern-count', 'pattern-chars', 'pattern-share', 'pattern-link-ratio', 'pattern-sentences', 'pattern-prose-share', 'same-text', 'siblings-alike',
  ],
  fill(ground, { values, width }, at) {
    const { outline, sums } = ground;
    const { blocks, elements } = outline;
    const { entry, outer, count, index, levels } = findEntries(ground);
    const patterns = patternsOf(ground);
    const texts = new Map<string, number>();
    for (const { text } of blocks) texts.set(text, (texts.get(text) ?? 0) + 1);
    const total = sums.chars[blocks.length]! || 1;
    for (let b = 0; b < blocks.length; b++) {
      const e = blocks[b]!.element;
      let r = b * width + at;
      const own = entry[e]!;
      if (own >= 0) {
        const { firstBlock: from, lastBlock: to, parent } = elements[own]!;
        const chars = sums.chars[to]! - sums.chars[from]! || 1;
        const around = elements[parent]!;
        values[r++] = count[own]!;
        values[r++] = index[own]!;
        values[r++] = to - from;
        values[r++] = chars;
        values[r++] = (sums.linkChars[to]! - sums.linkChars[from]!) / chars;
        values[r++] = sums.sentences[to]! - sums.sentences[from]!;
        values[r++] = to > from ? (b - from) / (to - from) : 0;
        values[r++] = (sums.chars[around.lastBlock]! - sums.chars[around.firstBlock]!) / total;
        values[r++] = elements[e]!.depth - elements[own]!.depth;
      } else r += 9;
      const wide = outer[e]!;
      values[r++] = wide >= 0 ? count[wide]! : 0;
      values[r++] = wide >= 0 ? sums.chars[elements[wide]!.lastBlock]! - sums.chars[elements[wide]!.firstBlock]! : 0;
      const p = patterns.of[b]! * PATTERN_FACTS;
      const blocksOfPattern = patterns.facts[p]!;
      const chars = patterns.facts[p + 1]! || 1;
      values[r++] = blocksOfPattern;
      values[r++] = chars / blocksOfPattern;
      values[r++] = chars / total;
      values[r++] = patterns.facts[p + 2]! / chars;
      values[r++] = patterns.facts[p + 3]! / blocksOfPattern;
      values[r++] = patterns.facts[p + 4]! / chars;
      values[r++] = texts.get(blocks[b]!.text)!;
      values[r++] = levels[e]!;
    }
  },
};

type Entries = {
  /** For each element the nearest entry around it, itself included, and the outermost one; -1 where there is none. */
  readonly entry: Int32Array;
  readonly outer: Int32Array;
  /** Of an element: siblings of its signature with text, itself included, and its index among them. */
  readonly count: Int32Array;
  readonly index: Int32Array;
  /** How many entries stand around each element, one in another. */
  readonly levels: Int32Array;
};

/** A parent's child signatures as one number: both stay below this. */
const SIGNATURES = 1 << 20;

function findEntries({ outline, signature }: Ground): Entries {
  const { elements } = outline;
  const n = elements.length;
  const [entry, outer, count, index, levels] = [new Int32Array(n), new Int32Array(n), new Int32Array(n), new Int32Array(n), new Int32Array(n)];
  const seen = new Map<number, number>();
  for (let i = 0; i < n; i++) {
    const { parent, firstBlock, lastBlock, breaks } = elements[i]!;
    if (!breaks || lastBlock === firstBlock) continue;
    const key = parent * SIGNATURES + signature[i]!;
    const before = seen.get(key) ?? 0;
    index[i] = before;
    seen.set(key, before + 1);
  }
  for (let i = 0; i < n; i++) {
    const { parent, firstBlock, lastBlock, breaks } = elements[i]!;
    count[i] = breaks && lastBlock > firstBlock ? seen.get(parent * SIGNATURES + signature[i]!)! : 0;
    const isEntry = parent >= 0 && count[i]! >= MIN_ENTRIES;
    entry[i] = isEntry ? i : parent < 0 ? -1 : entry[parent]!;
    outer[i] = parent >= 0 && outer[parent]! >= 0 ? outer[parent]! : isEntry ? i : -1;
    levels[i] = (parent < 0 ? 0 : levels[parent]!) + (isEntry ? 1 : 0);
  }
  return { entry, outer, count, index, levels };
}

const PATTERN_FACTS = 5;
const DEPTHS = 1 << 10;

/** Blocks of one pattern (signature of their element and its parent, at one depth): how many, their characters, link characters, sentences, characters of prose. */
function patternsOf({ outline, signature, sums }: Ground): { readonly of: Int32Array; readonly facts: Float64Array } {
  const { blocks, elements } = outline;
  const of = new Int32Array(blocks.length);
  const facts = new Float64Array(blocks.length * PATTERN_FACTS);
  const numbers = new Map<number, number>();
  for (let b = 0; b < blocks.length; b++) {
    const { element: e, chars, linkChars, sentences } = blocks[b]!;
    const { parent, depth } = elements[e]!;
    const key = (signature[e]! * SIGNATURES + (parent < 0 ? 0 : signature[parent]!)) * DEPTHS + (depth % DEPTHS);
    let number = numbers.get(key);
    if (number === undefined) numbers.set(key, (number = numbers.size));
    of[b] = number;
    const p = number * PATTERN_FACTS;
    facts[p]!++;
    facts[p + 1]! += chars;
    facts[p + 2]! += linkChars;
    facts[p + 3]! += sentences;
    facts[p + 4]! += sums.prose[b + 1]! - sums.prose[b]!;
  }
  return { of, facts };
}
