import type { Outline, OutlineElement } from '../../../engine/types.ts';
import { isCallout, isCalloutTitle } from '../outline/callouts.ts';
import { frameOf } from './leave-out-controls.ts';
import { isMostlyKept, type TextShare } from '../outline/text-share.ts';

/** A caption is a remark beside a picture; longer text has to stand on its own merit. */
const LONGEST_CAPTION = 400;
/** Parts that say what the rest of their element is. */
const HEADS: ReadonlyMap<string, string> = new Map([
  ['figcaption', 'figure'],
  ['caption', 'table'],
  ['summary', 'details'],
]);

type Part = { readonly first: number; readonly last: number };

/**
 * Indices of the blocks that the verdict left out of something it kept: captions, summaries and titles of what has kept text; captions of pictures,
 * listings and tables (isUnit) that stand between two kept blocks, several in a row included, or right before the first one. Verdicts are made for running text, and these are none.
 */
export function missingParts(
  outline: Outline,
  keep: readonly boolean[],
  share: TextShare,
  isUnit: (element: number) => boolean,
): number[] {
  const { elements } = outline;
  const found: number[] = [];
  const between: Part[] = [];
  const heads = headsOf(outline);
  const inHead = new Set([...heads.keys()].flatMap((head) => blocksOf(partOf(outline, head))));
  for (const [head, owner] of heads) {
    if (hasKeptText(outline, keep, owner, head)) found.push(...blocksOf(partOf(outline, head)));
    else if (blocksOf(partOf(outline, owner)).every((block) => inHead.has(block))) between.push(partOf(outline, head));
  }
  for (let i = 0; i < elements.length;) {
    const isHere = elements[i]!.lastBlock > elements[i]!.firstBlock && isUnit(i);
    if (isHere && share.kept[i] !== share.all[i] && !isMostlyLinks(outline, i))
      between.push(partOf(outline, frameOf(outline, share, i)));
    i = isHere ? elements[i]!.end : i + 1;
  }
  return [...found, ...standing(keep, between), ...leading(outline, keep, share, between)];
}

/** Heads of a page with what they are the heads of. */
function headsOf(outline: Outline): Map<number, number> {
  const heads = new Map<number, number>();
  for (let i = 0; i < outline.elements.length; i++) {
    const owner =
      HEADS.has(outline.elements[i]!.tag) || isCalloutTitle(outline.elements[i]!) ? ownerOf(outline, i) : -1;
    if (owner >= 0 && outline.elements[i]!.lastBlock > outline.elements[i]!.firstBlock) heads.set(i, owner);
  }
  return heads;
}

function partOf({ elements }: Outline, index: number): Part {
  return { first: elements[index]!.firstBlock, last: elements[index]!.lastBlock };
}

/** The element that this one is the head of; -1 where it is none. */
function ownerOf({ elements, blocks }: Outline, index: number): number {
  const { tag, parent, firstBlock, lastBlock } = elements[index]!;
  const whole = HEADS.get(tag);
  const isWhole = (element: OutlineElement): boolean =>
    whole === undefined ? isCallout(element) : element.tag === whole;
  let chars = 0;
  for (let block = firstBlock; block < lastBlock; block++) chars += blocks[block]!.chars;
  if (chars > LONGEST_CAPTION) return -1;
  let owner = parent;
  while (owner >= 0 && !isWhole(elements[owner]!)) owner = elements[owner]!.parent;
  return owner;
}

function hasKeptText({ elements }: Outline, keep: readonly boolean[], owner: number, head: number): boolean {
  const [whole, part] = [elements[owner]!, elements[head]!];
  return (
    keep.slice(whole.firstBlock, part.firstBlock).includes(true) ||
    keep.slice(part.lastBlock, whole.lastBlock).includes(true)
  );
}

function isMostlyLinks({ elements, blocks }: Outline, index: number): boolean {
  let [chars, links] = [0, 0];
  for (let block = elements[index]!.firstBlock; block < elements[index]!.lastBlock; block++) {
    chars += blocks[block]!.chars;
    links += blocks[block]!.linkChars;
  }
  return links * 2 > chars;
}

/** The blocks of the part right before the first kept block, inside the element that holds the article: the caption of its lead picture. */
function leading(
  { elements, blocks }: Outline,
  keep: readonly boolean[],
  share: TextShare,
  parts: readonly Part[],
): number[] {
  const first = keep.indexOf(true);
  const lead = parts.find(({ last }) => last === first && first > 0);
  if (lead === undefined) return [];
  let around = blocks[lead.first]!.element;
  while (around >= 0 && elements[around]!.lastBlock <= first) around = elements[around]!.parent;
  return around >= 0 && isMostlyKept(share, around) ? blocksOf(lead) : [];
}

/** The blocks of those parts before and after which, other parts aside, kept text stands. */
function standing(keep: readonly boolean[], parts: readonly Part[]): number[] {
  const inPart = new Set(parts.flatMap(blocksOf));
  return parts.flatMap((part) => {
    let [before, after] = [part.first - 1, part.last];
    while (inPart.has(before)) before--;
    while (inPart.has(after)) after++;
    return keep[before] === true && keep[after] === true ? blocksOf(part) : [];
  });
}

function blocksOf({ first, last }: Part): number[] {
  return Array.from({ length: last - first }, (_, i) => first + i);
}
