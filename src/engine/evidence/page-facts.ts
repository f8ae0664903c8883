import type { Outline, Page } from '../types.ts';
import { isFurniture, isMain } from '../features/furniture.ts';
import { NameGroups } from './name-groups.ts';
import { labelBitsOfBlocks } from './label-vocabulary.ts';
import { tagBits } from './tag-bits.ts';

/** Text that ends a sentence or is this long reads like prose. */
const PROSE_CHARS = 80;
/** Prose is not mostly links. */
const PROSE_MAX_LINK_RATIO = 0.5;
/** Prices and dates are looked for in blocks up to these lengths: in longer ones they are part of a sentence. */
const PRICE_CHARS = 60;
const DATE_CHARS = 120;
const PRICE = /[$€£¥₹]\s?\d|\d\s?(?:€|£|EUR|USD|GBP|kr|zł|руб)/;
const DATE = /(?:^|\D)(?:19|20)\d\d(?:\D|$)|\d[:./-]\d/;

/** Sums over the blocks before each block; entry b of n+1. */
export type Sums = {
  readonly chars: Float64Array;
  readonly linkChars: Float64Array;
  readonly sentences: Float64Array;
  readonly commas: Float64Array;
  /** Characters of prose: long or ended by a mark, and not mostly links. */
  readonly prose: Float64Array;
  readonly proseBlocks: Int32Array;
  readonly headings: Int32Array;
  /** Blocks with a price, and with a date or a time. */
  readonly prices: Int32Array;
  readonly dates: Int32Array;
};

/** What every group of evidence looks at, made once a page. Arrays run parallel to elements or, where said, to blocks. */
export type PageFacts = {
  readonly page: Page;
  readonly outline: Outline;
  readonly sums: Sums;
  /** Bits of what each block says (label-vocabulary.ts). */
  readonly says: Int32Array;
  /** The nearest ancestor with more blocks than the element has; -1 above the widest. */
  readonly wider: Int32Array;
  /** Bits of tags and roles on the element and all around it. */
  readonly tags: Int32Array;
  /** Bits of the name groups (classes and id) on the element itself, on it and the two around it, and on all around it. */
  readonly ownNames: Int32Array;
  readonly nearNames: Int32Array;
  readonly allNames: Int32Array;
  /** 1 inside furniture, 2 inside main or article, 3 inside both. */
  readonly area: Uint8Array;
  /** One number a signature (tag and class attribute, digits alike). */
  readonly signature: Int32Array;
};

/** Reads the outline into the arrays that all evidence is drawn from. Linear in elements and blocks. */
export function readPageFacts(page: Page): PageFacts {
  const { outline } = page;
  const { elements, blocks } = outline;
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
    const inside = area[parent]! | (isMain(element) ? 2 : 0);
    area[i] = inside | (isFurniture(element, around.tag, (inside & 2) !== 0) ? 1 : 0);
  }
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
      block.linkChars <= PROSE_MAX_LINK_RATIO * length &&
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
  return {
    page,
    outline,
    sums,
    says: labelBitsOfBlocks(blocks),
    wider,
    tags,
    ownNames,
    nearNames,
    allNames,
    area,
    signature,
  };
}
