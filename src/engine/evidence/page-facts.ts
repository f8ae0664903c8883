import type { Steps } from '../steps.ts';
import type { Outline, Page } from '../types.ts';
import { linkDensity } from '../features/link-density.ts';
import { AREA_TAGS, isFurniture, isMain } from '../features/furniture.ts';
import { NameGroups } from './name-groups.ts';
import { labelBitsOfBlocks } from './label-vocabulary.ts';
import { tagBits } from './tag-bits.ts';

/** Text of this length reads like prose even without the end of a sentence. */
const PROSE_CHARS = 80;
const PROSE_MAX_LINK_RATIO = 0.5;
/** Only blocks shorter than this are searched for prices and dates: in longer ones these are part of a sentence. */
const PRICE_CHARS = 60;
const DATE_CHARS = 120;
const PRICE = /[$€£¥₹]\s?\d|\d\s?(?:€|£|EUR|USD|GBP|kr|zł|руб)/;
const DATE = /(?:^|\D)(?:19|20)\d\d(?:\D|$)|\d[:./-]\d/;

/** Bits of PageFacts.area. */
export const IN_FURNITURE = 1;
export const IN_MAIN = 2;
/** More signatures than a page can have: keys that combine two of them stay distinct. */
export const SIGNATURES = 1 << 20;

/** Running sums: entry b is the sum over the blocks before b; one entry more than there are blocks. */
export type BlockSums = {
  readonly chars: Float64Array;
  readonly linkChars: Float64Array;
  readonly sentences: Float64Array;
  readonly commas: Float64Array;
  /** Characters of prose: blocks that are long or end a sentence, are no heading, and are at most half links. */
  readonly prose: Float64Array;
  readonly proseBlocks: Int32Array;
  readonly headings: Int32Array;
  /** Blocks with a price; blocks with a date or a time. */
  readonly prices: Int32Array;
  readonly dates: Int32Array;
};

/** Facts on each element: arrays parallel to elements. */
type ElementFacts = {
  /** The nearest ancestor with more blocks than the element; -1 where none has more. */
  readonly wider: Int32Array;
  /** Bits of the tags and roles of the element and its ancestors. */
  readonly tags: Int32Array;
  /** Name groups (of classes and id) as bits: of the element, of it and the two around it, of it and all ancestors. */
  readonly ownNames: Int32Array;
  readonly nearNames: Int32Array;
  readonly allNames: Int32Array;
  /** IN_FURNITURE and IN_MAIN, as bits. */
  readonly area: Uint8Array;
  /** A number per signature: tag and class attribute, where all digits count as equal. */
  readonly signature: Int32Array;
};

/** What several column groups need, computed once per page. */
export type PageFacts = ElementFacts & {
  readonly page: Page;
  readonly outline: Outline;
  readonly sums: BlockSums;
  /** Topics of each block's label as bits (label-vocabulary.ts); parallel to blocks. */
  readonly labelBits: Int32Array;
};

/** Reads the outline once into the arrays that the column groups share, in steps. Linear in elements and blocks. */
export function* readPageFacts(page: Page): Steps<PageFacts> {
  const { outline } = page;
  // Functions of their own, because loops in a generator run slower at first.
  const elements = readElements(outline);
  yield;
  const sums = sumBlocks(outline);
  yield;
  return { page, outline, sums, labelBits: labelBitsOfBlocks(outline.blocks), ...elements };
}

function readElements({ elements }: Outline): ElementFacts {
  const n = elements.length;
  const [wider, tags, ownNames, nearNames, allNames, signature] = [
    new Int32Array(n),
    new Int32Array(n),
    new Int32Array(n),
    new Int32Array(n),
    new Int32Array(n),
    new Int32Array(n),
  ];
  const area = new Uint8Array(n);
  const groups = new NameGroups();
  const signatures = new Map<string, number>();
  for (let i = 0; i < n; i++) {
    const element = elements[i]!;
    const { parent, classes, id } = element;
    const bits = classes === '' && id === '' ? 0 : groups.bitsOf(classes) | groups.bitsOf(id);
    ownNames[i] = bits;
    const key = classes === '' ? element.tag : `${element.tag} ${groups.patternOf(classes)}`;
    let number = signatures.get(key);
    if (number === undefined) signatures.set(key, (number = signatures.size));
    signature[i] = number;
    if (parent < 0) {
      wider[i] = -1;
      tags[i] = tagBits(element);
      nearNames[i] = allNames[i] = bits;
      continue;
    }
    const around = elements[parent]!;
    wider[i] = around.lastBlock - around.firstBlock > element.lastBlock - element.firstBlock ? parent : wider[parent]!;
    tags[i] = tags[parent]! | tagBits(element);
    nearNames[i] = bits | ownNames[parent]! | (around.parent < 0 ? 0 : ownNames[around.parent]!);
    allNames[i] = bits | allNames[parent]!;
    // Most elements are neither furniture nor main, which one look-up tells.
    if (element.role === '' && !AREA_TAGS.has(element.tag)) {
      area[i] = area[parent]!;
      continue;
    }
    const inside = area[parent]! | (isMain(element) ? IN_MAIN : 0);
    area[i] = inside | (isFurniture(element, around.tag, (inside & IN_MAIN) !== 0) ? IN_FURNITURE : 0);
  }
  return { wider, tags, ownNames, nearNames, allNames, area, signature };
}

function sumBlocks({ blocks }: Outline): BlockSums {
  const m = blocks.length + 1;
  const sums = {
    chars: new Float64Array(m),
    linkChars: new Float64Array(m),
    sentences: new Float64Array(m),
    commas: new Float64Array(m),
    prose: new Float64Array(m),
    proseBlocks: new Int32Array(m),
    headings: new Int32Array(m),
    prices: new Int32Array(m),
    dates: new Int32Array(m),
  };
  const { chars, linkChars, sentences, commas, prose, proseBlocks, headings, prices, dates } = sums;
  for (let b = 0; b + 1 < m; b++) {
    const block = blocks[b]!;
    const length = block.chars;
    const isProse =
      (length >= PROSE_CHARS || block.sentences > 0) &&
      linkDensity(block.linkChars, length) <= PROSE_MAX_LINK_RATIO &&
      block.heading === 0;
    chars[b + 1] = chars[b]! + length;
    linkChars[b + 1] = linkChars[b]! + block.linkChars;
    sentences[b + 1] = sentences[b]! + block.sentences;
    commas[b + 1] = commas[b]! + block.commas;
    prose[b + 1] = prose[b]! + (isProse ? length : 0);
    proseBlocks[b + 1] = proseBlocks[b]! + (isProse ? 1 : 0);
    headings[b + 1] = headings[b]! + (block.heading > 0 ? 1 : 0);
    prices[b + 1] = prices[b]! + (length < PRICE_CHARS && PRICE.test(block.text) ? 1 : 0);
    dates[b + 1] = dates[b]! + (length < DATE_CHARS && DATE.test(block.text) ? 1 : 0);
  }
  return sums;
}
