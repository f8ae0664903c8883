import { type BlockAccount, BUILDER_REASONS, type PageElement, type PageStructure } from '../../../article/blocks.ts';
import type { Correction } from '../../../article/corrections.ts';

/** A part of the page that can be kept or left out. */
export type Part = {
  /** Index of the element; null for a block that shares its element with others. */
  readonly element: number | null;
  /** Its blocks are first … last-1. */
  readonly first: number;
  readonly last: number;
  /** Indices of its media. */
  readonly media: readonly number[];
};

/** The smallest parts of a page in order: one for each block with text and for each picture or player without text. */
export function smallestParts(
  { elements, blocks, media }: PageStructure,
  accounts: readonly Pick<BlockAccount, 'text'>[],
): Part[] {
  const parts: Part[] = [];
  const alone = media.filter((i) => isWithoutText(elements[i]!));
  let next = 0;
  for (let b = 0; b <= accounts.length; b++) {
    for (; next < alone.length && elements[alone[next]!]!.firstBlock <= b; next++)
      parts.push(partOf(elements, media, alone[next]!));
    if (b === accounts.length || accounts[b]!.text.trim() === '') continue;
    const element = blocks[b]!;
    const holdsOne = elements[element]?.firstBlock === b && elements[element].lastBlock === b + 1;
    parts.push(holdsOne ? outermost(elements, media, element) : { element: null, first: b, last: b + 1, media: [] });
  }
  return parts;
}

function isWithoutText({ firstBlock, lastBlock }: PageElement): boolean {
  return firstBlock === lastBlock;
}

/** The part and all larger parts around it, each with more in it than the one before. */
export function partsAround({ elements, blocks, media }: PageStructure, part: Part): Part[] {
  const chain = [part];
  let index = part.element === null ? blocks[part.first]! : elements[part.element]!.parent;
  while (index >= 0) {
    const larger = outermost(elements, media, index);
    if (!holdsSame(larger, chain.at(-1)!)) chain.push(larger);
    index = elements[larger.element!]!.parent;
  }
  return chain;
}

/** Whether both are the same part of one page. */
export function isSamePart(a: Part, b: Part): boolean {
  return a.element === b.element && holdsSame(a, b);
}

/** Whether a smallest part comes after another part of the same page. */
export function isAfter(leaf: Part, part: Part): boolean {
  if (leaf.first !== part.first) return leaf.first >= part.last;
  if (part.first < part.last) return false;
  // A picture without text comes before the block with its index, and after the pictures with a lower element.
  return leaf.first < leaf.last || (leaf.element ?? 0) > (part.element ?? 0);
}

/** The correction that keeps a part or leaves it out. */
export function correctionOf(
  { element, first }: Part,
  accounts: readonly Pick<BlockAccount, 'text'>[],
  keep: boolean,
): Correction {
  return { keep, block: first, text: accounts[first]?.text ?? '', ...(element !== null && { element }) };
}

/** Whether two corrections do the same. */
export function isSameCorrection(a: Correction, b: Correction): boolean {
  return a.keep === b.keep && a.only === b.only && a.block === b.block && a.element === b.element && a.text === b.text;
}

/** The correction that keeps a part and leaves out all else. */
export function onlyOf(part: Part, accounts: readonly Pick<BlockAccount, 'text'>[]): Correction {
  return { ...correctionOf(part, accounts, true), only: true };
}

/** Whether a block is in the article; null for one that the views show elsewhere, for example as its title. */
export function stateOf({ kept, reasons }: Pick<BlockAccount, 'kept' | 'reasons'>): boolean | null {
  return !kept && reasons.includes(BUILDER_REASONS.leftOut) ? null : kept;
}

/** Whether a part has something that is in the article, and something that is not. */
export function keepingOf(
  part: Part | null,
  accounts: readonly Pick<BlockAccount, 'kept' | 'reasons' | 'text'>[],
  keptMedia: readonly number[],
): { readonly hasKept: boolean; readonly hasLeftOut: boolean } {
  const states = [
    ...accounts.slice(part?.first, part?.last ?? 0).flatMap((one) => (one.text.trim() === '' ? [] : [stateOf(one)])),
    ...(part?.media ?? []).map((medium) => keptMedia.includes(medium)),
  ];
  return { hasKept: states.includes(true), hasLeftOut: states.includes(false) };
}

/** Index of the lowest element around all kept blocks; -1 where none is kept. */
export function containerOf({ elements }: PageStructure, kept: readonly boolean[]): number {
  const [first, last] = [kept.indexOf(true), kept.lastIndexOf(true)];
  let container = -1;
  for (let i = 0; first >= 0 && i < elements.length;) {
    const { firstBlock, lastBlock, end } = elements[i]!;
    const isAround = firstBlock <= first && lastBlock > last;
    if (isAround) container = i;
    i = isAround ? i + 1 : end;
  }
  return container;
}

/** The outermost element with the same content: pages give names to it rather than to the wrappers inside. */
function outermost(elements: readonly PageElement[], media: readonly number[], index: number): Part {
  let part = partOf(elements, media, index);
  for (let i = elements[index]!.parent; i >= 0; i = elements[i]!.parent) {
    const around = partOf(elements, media, i);
    if (!holdsSame(around, part) || elements[i]!.parent < 0) break;
    part = around;
  }
  return part;
}

function partOf(elements: readonly PageElement[], media: readonly number[], index: number): Part {
  const { firstBlock, lastBlock, end } = elements[index]!;
  return {
    element: index,
    first: firstBlock,
    last: lastBlock,
    media: media.filter((medium) => medium >= index && medium < end),
  };
}

function holdsSame(a: Part, b: Part): boolean {
  return a.first === b.first && a.last === b.last && a.media.length === b.media.length;
}
