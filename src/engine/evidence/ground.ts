import type { Outline, OutlineElement, Page } from '../types.ts';
import { isFurniture, isMain } from '../features/furniture.ts';
import { NameGroups } from './name-groups.ts';
import { tagBits } from './tag-bits.ts';

/** Text that ends a sentence or is this long reads like prose. */
const PROSE_CHARS = 80;
/** Prose is not mostly links. */
const PROSE_MAX_LINK_RATIO = 0.5;

/** Sums over the blocks before each block; entry b of n+1. */
export type Sums = {
  readonly chars: Float64Array;
  readonly linkChars: Float64Array;
  readonly words: Float64Array;
  readonly sentences: Float64Array;
  readonly commas: Float64Array;
  /** Characters of prose: long or ended by a mark, and not mostly links. */
  readonly prose: Float64Array;
  readonly proseBlocks: Float64Array;
  readonly headings: Float64Array;
};

/** What every group of evidence looks at, made once a page. Arrays run parallel to elements or, where said, to blocks. */
export type Ground = {
  readonly page: Page;
  readonly outline: Outline;
  readonly sums: Sums;
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
  /** One number a signature (tag and class set, digits alike). */
  readonly signature: Int32Array;
};

/** Reads the outline into the arrays that all evidence is drawn from. Linear in elements and blocks. */
export function layGround(page: Page): Ground {
  const { outline } = page;
  const { elements } = outline;
  const n = elements.length;
  const wider = new Int32Array(n);
  const tags = new Int32Array(n);
  const ownNames = new Int32Array(n);
  const nearNames = new Int32Array(n);
  const allNames = new Int32Array(n);
  const area = new Uint8Array(n);
  const signature = new Int32Array(n);
  const groups = new NameGroups();
  const signatures = new Map<string, number>();
  for (let i = 0; i < n; i++) {
    const element = elements[i]!;
    const { parent, classes, id } = element;
    const bits = classes === '' && id === '' ? 0 : groups.bitsOf(classes) | groups.bitsOf(id);
    ownNames[i] = bits;
    const key = `${element.tag} ${groups.setOf(classes)}`;
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
    area[i] = area[parent]! | areaOf(element, around, area[parent]!);
  }
  return { page, outline, sums: sumUp(outline), wider, tags, ownNames, nearNames, allNames, area, signature };
}

function areaOf(element: OutlineElement, around: OutlineElement, outer: number): number {
  const main = isMain(element) ? 2 : 0;
  return main | (isFurniture(element, around.tag, ((outer | main) & 2) !== 0) ? 1 : 0);
}

function sumUp({ blocks }: Outline): Sums {
  const length = blocks.length + 1;
  const make = (): Float64Array => new Float64Array(length);
  const sums = { chars: make(), linkChars: make(), words: make(), sentences: make(), commas: make(), prose: make(), proseBlocks: make(), headings: make() };
  const { chars, linkChars, words, sentences, commas, prose, proseBlocks, headings } = sums;
  for (let b = 0; b < blocks.length; b++) {
    const block = blocks[b]!;
    const isProse = (block.chars >= PROSE_CHARS || block.sentences > 0) && block.linkChars <= PROSE_MAX_LINK_RATIO * block.chars && block.heading === 0;
    chars[b + 1] = chars[b]! + block.chars;
    linkChars[b + 1] = linkChars[b]! + block.linkChars;
    words[b + 1] = words[b]! + block.words;
    sentences[b + 1] = sentences[b]! + block.sentences;
    commas[b + 1] = commas[b]! + block.commas;
    prose[b + 1] = prose[b]! + (isProse ? block.chars : 0);
    proseBlocks[b + 1] = proseBlocks[b]! + (isProse ? 1 : 0);
    headings[b + 1] = headings[b]! + (block.heading > 0 ? 1 : 0);
  }
  return sums;
}
