import type { Outline } from '../types.ts';
import type { ColumnGroup } from './table.ts';

const SHARES = [0.4, 0.6, 0.8] as const;
const OF_PAGE = ['core-share', 'core-link-ratio'] as const;
/** The core whose text is described. */
const MIDDLE = 1;
/** A heading is the page's title where this share of its words is in the title, and this share of the title's words in it. */
const TITLE_WORDS = 0.7;
const TITLE_SHARE = 0.5;
/** Blocks that do not read like content end a run of content beyond this many. */
const RUN_GAP = 4;

/**
 * The cores of the page: for several shares, the deepest element that holds that much of its prose outside furniture, and how a block stands to them. Beside it two
 * older methods: the densest stretch (Finn 2001), and blocks judged by words and links of themselves and their neighbours (Kohlschütter 2010, NumWords), in runs.
 */
export const mainRegion: ColumnGroup = {
  names: [
    ...SHARES.flatMap((share) => [`core-${share}`, `core-${share}-ancestors`, `core-${share}-distance`]),
    'stretch',
    'before-title-block',
    'numwords',
    'numwords-share-before',
    'numwords-run',
    'numwords-run-share',
    'in-main-run',
    'from-main-run',
  ],
  ofPage: OF_PAGE,
  fill(ground, { blocks: { values, width }, page: facts }, at, atFact) {
    const { outline, sums, area, page } = ground;
    const { blocks, elements } = outline;
    const { chars, linkChars, prose } = sums;
    const n = blocks.length;
    const worth = new Float64Array(n + 1);
    for (let b = 0; b < n; b++)
      worth[b + 1] = worth[b]! + ((area[blocks[b]!.element]! & 1) === 0 ? prose[b + 1]! - prose[b]! : 0);
    const cores = SHARES.map((share) => coreOf(outline, worth, share));
    // Depth of the lowest element around both an element and each core.
    const common = SHARES.map(() => new Int32Array(elements.length));
    for (let i = 0; i < elements.length; i++) {
      const { parent, end, depth } = elements[i]!;
      for (let k = 0; k < cores.length; k++)
        common[k]![i] = i <= cores[k]! && cores[k]! < end ? depth : parent < 0 ? 0 : common[k]![parent]!;
    }
    const stretch = densestStretch(outline);
    const runs = contentRuns(outline);
    const titleBlock = titleBlockOf(outline, page.title);
    const middle = elements[cores[MIDDLE]!];
    const coreChars = middle ? chars[middle.lastBlock]! - chars[middle.firstBlock]! || 1 : 1;
    const coreLinks = middle ? (linkChars[middle.lastBlock]! - linkChars[middle.firstBlock]!) / coreChars : 0;
    facts.set([coreChars / (chars[n]! || 1), coreLinks], atFact);
    for (let b = 0; b < n; b++) {
      let r = b * width + at;
      const e = blocks[b]!.element;
      for (let k = 0; k < cores.length; k++) {
        const core = elements[cores[k]!]!;
        const isIn = e >= cores[k]! && e < core.end;
        values[r++] = isIn ? 1 : 0;
        values[r++] = core.depth - common[k]![e]!;
        values[r++] = isIn ? 0 : b < core.firstBlock ? b - core.firstBlock : b - core.lastBlock + 1;
      }
      values[r++] = b >= stretch.from && b < stretch.to ? 1 : 0;
      values[r++] = titleBlock < 0 ? -1 : b < titleBlock ? 1 : b === titleBlock ? 2 : 0;
      const [from, to] = [runs.from[b]!, runs.to[b]!];
      const all = runs.words[n]! || 1;
      values[r++] = runs.is[b]!;
      values[r++] = runs.words[b]! / all;
      values[r++] = to - from;
      values[r++] = (runs.words[to]! - runs.words[from]!) / all;
      values[r++] = b >= runs.main.from && b < runs.main.to ? 1 : 0;
      values[r++] = b < runs.main.from ? b - runs.main.from : b >= runs.main.to ? b - runs.main.to + 1 : 0;
    }
  },
};

/** The deepest element that holds a share of all worth. */
function coreOf({ elements, blocks }: Outline, worth: Float64Array, share: number): number {
  const enough = share * worth[blocks.length]!;
  let core = 0;
  for (let i = 0; i < elements.length;) {
    const { firstBlock, lastBlock, end } = elements[i]!;
    const holds = worth[lastBlock]! - worth[firstBlock]! >= enough;
    if (holds) core = i;
    i = holds ? i + 1 : end;
  }
  return core;
}

/** The stretch of blocks with the most words over tags. */
function densestStretch({ blocks }: Outline): { readonly from: number; readonly to: number } {
  let [best, current, start, from, to, before] = [0, 0, 0, 0, 0, 0];
  for (let b = 0; b < blocks.length; b++) {
    const { element, words, tags } = blocks[b]!;
    if (b > 0) current -= 2 * (Math.max(0, element - before) + tags);
    before = element;
    if (current < 0) {
      current = 0;
      start = b;
    }
    current += words;
    if (current > best) [best, from, to] = [current, start, b + 1];
  }
  return { from, to };
}

type Runs = {
  /** 1 where a block reads like content. */
  readonly is: Uint8Array;
  /** The run that a block stands in, [from, to); empty outside of any. */
  readonly from: Int32Array;
  readonly to: Int32Array;
  /** Words of such blocks before each block. */
  readonly words: Float64Array;
  /** The run with the most words. */
  readonly main: { readonly from: number; readonly to: number };
};

/** Blocks that read like content by NumWords (its published tree), joined over small gaps. */
function contentRuns({ blocks }: Outline): Runs {
  const n = blocks.length;
  const [is, from, to, words] = [new Uint8Array(n), new Int32Array(n), new Int32Array(n), new Float64Array(n + 1)];
  let main = { from: 0, to: 0 };
  let [start, end] = [-1, -1];
  let [previousWords, previousRatio] = [0, 0];
  let block = blocks[0];
  let ratio = block === undefined || block.chars === 0 ? 0 : block.linkChars / block.chars;
  for (let b = 0; b <= n; b++) {
    const next = blocks[b + 1];
    const nextRatio = next === undefined || next.chars === 0 ? 0 : next.linkChars / next.chars;
    if (block !== undefined) {
      const own = block.words * (1 - ratio);
      const following = next === undefined ? 0 : next.words * (1 - nextRatio);
      const isContent =
        ratio <= 1 / 3 &&
        (previousRatio <= 5 / 9 ? own > 16 || following > 15 || previousWords > 4 : own > 40 || following > 17);
      if (isContent) is[b] = 1;
      words[b + 1] = words[b]! + (isContent ? block.words : 0);
      previousWords = own;
      previousRatio = ratio;
    }
    if (b === n || (is[b] && (start < 0 || b - end > RUN_GAP))) {
      for (let i = start; start >= 0 && i < end; i++) [from[i], to[i]] = [start, end];
      if (start >= 0 && words[end]! - words[start]! > words[main.to]! - words[main.from]!)
        main = { from: start, to: end };
      start = b;
    }
    if (b < n && is[b]) end = b + 1;
    block = next;
    ratio = nextRatio;
  }
  return { is, from, to, words, main };
}

/** The first heading that says about what the page's title says; -1 where there is none. */
function titleBlockOf({ blocks }: Outline, title: string): number {
  const wanted = wordsOf(title);
  if (wanted.size === 0) return -1;
  for (let b = 0; b < blocks.length; b++) {
    if (blocks[b]!.heading === 0) continue;
    const own = wordsOf(blocks[b]!.text);
    let shared = 0;
    for (const word of own) if (wanted.has(word)) shared++;
    if (shared > TITLE_WORDS * own.size && shared > TITLE_SHARE * wanted.size) return b;
  }
  return -1;
}

/** A character of Chinese or Japanese, which write no spaces, or a run of letters and digits of other scripts. */
const WORD =
  /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]|[0-9a-z\u00aa\u00b5\u00ba\u00c0-\u1fff\u2c00-\u2dff\u3105-\u318f\ua000-\uf8ff\uff10-\uffdc]+/g;

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(WORD));
}
