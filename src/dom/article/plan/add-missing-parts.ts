import { linkDensityOfBlocks } from '../../../engine/features/link-density.ts';
import type { Outline, OutlineElement } from '../../../engine/types.ts';
import { isCallout, isCalloutTitle } from '../outline/callouts.ts';
import { traitsOf } from '../outline/page-traits.ts';
import { isMostlyKept, type TextShare } from '../outline/text-share.ts';
import { frameOf } from './listing-frame.ts';
import { type PlanContext, type PlanState, withChanges } from './plan-state.ts';

/** Maximum length of a caption in characters; longer text is judged by its own verdict. */
const LONGEST_CAPTION = 400;
/** A table or listing with a higher link density is navigation. */
const MOSTLY_LINKS = 0.5;
/** Captions by tag, with the tag of the element they belong to. */
const CAPTION_OWNERS: ReadonlyMap<string, string> = new Map([
  ['figcaption', 'figure'],
  ['caption', 'table'],
  ['summary', 'details'],
]);

type Part = { readonly first: number; readonly last: number };

/**
 * Adds parts that the verdicts miss, because verdicts are made for running text: captions, summaries and titles of
 * elements with kept text, and listings, tables and captions of pictures between two kept blocks or right before the
 * first one.
 */
export function addMissingParts(state: PlanState, { walk: { outline }, isUnit, hasUnits }: PlanContext): PlanState {
  if (!hasUnits && !traitsOf(outline).captions) return state;
  const { keep, share } = state.kept;
  return withChanges(state, missingParts(outline, keep, share, hasUnits ? isUnit : null), true);
}

function missingParts(
  outline: Outline,
  keep: readonly boolean[],
  share: TextShare,
  isUnit: PlanContext['isUnit'] | null,
): number[] {
  const { elements } = outline;
  const found: number[] = [];
  const between: Part[] = [];
  const captions = captionsOf(outline);
  const inCaption = new Set([...captions.keys()].flatMap((caption) => blocksOf(partOf(outline, caption))));
  // Blocks of captions before each block.
  const captionsBefore = [0];
  for (let block = 0; block < keep.length; block++)
    captionsBefore.push(captionsBefore[block]! + Number(inCaption.has(block)));
  for (const [caption, owner] of captions) {
    const part = partOf(outline, caption);
    const { first, last } = partOf(outline, owner);
    if (share.kept[owner]! > share.kept[caption]!) for (const block of blocksOf(part)) found.push(block);
    else if (captionsBefore[last]! - captionsBefore[first]! === last - first) between.push(part);
  }
  for (let i = 0; isUnit !== null && i < elements.length;) {
    const isHere = elements[i]!.lastBlock > elements[i]!.firstBlock && isUnit(i);
    if (isHere && share.kept[i] !== share.all[i] && !isMostlyLinks(outline, i))
      between.push(partOf(outline, frameOf(outline, share.all, i)));
    i = isHere ? elements[i]!.end : i + 1;
  }
  return [...found, ...partsBetween(keep, between), ...leadCaption(outline, keep, share, between)];
}

/** Captions by element index, with the element that each belongs to. */
function captionsOf(outline: Outline): Map<number, number> {
  const captions = new Map<number, number>();
  const { callouts } = traitsOf(outline);
  for (let i = 0; i < outline.elements.length; i++) {
    const owner =
      CAPTION_OWNERS.has(outline.elements[i]!.tag) || (callouts && isCalloutTitle(outline.elements[i]!))
        ? ownerOf(outline, i)
        : -1;
    if (owner >= 0 && outline.elements[i]!.lastBlock > outline.elements[i]!.firstBlock) captions.set(i, owner);
  }
  return captions;
}

function partOf({ elements }: Outline, index: number): Part {
  return { first: elements[index]!.firstBlock, last: elements[index]!.lastBlock };
}

/** Index of the element that this caption belongs to; -1 where there is none or the caption is too long. */
function ownerOf({ elements, blocks }: Outline, index: number): number {
  const { tag, parent, firstBlock, lastBlock } = elements[index]!;
  const whole = CAPTION_OWNERS.get(tag);
  const isWhole = (element: OutlineElement): boolean =>
    whole === undefined ? isCallout(element) : element.tag === whole;
  let chars = 0;
  for (let block = firstBlock; block < lastBlock; block++) chars += blocks[block]!.chars;
  if (chars > LONGEST_CAPTION) return -1;
  let owner = parent;
  while (owner >= 0 && !isWhole(elements[owner]!)) owner = elements[owner]!.parent;
  // Only the first words of a callout are its title.
  return whole === undefined && elements[owner]?.firstBlock !== firstBlock ? -1 : owner;
}

function isMostlyLinks({ elements, blocks }: Outline, index: number): boolean {
  return linkDensityOfBlocks(blocks, elements[index]!.firstBlock, elements[index]!.lastBlock) > MOSTLY_LINKS;
}

/**
 * The blocks of the caption right before the first kept block, inside the element around the article: its lead
 * picture's.
 */
function leadCaption(
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

/** The blocks of parts that, other parts aside, lie between two kept blocks. */
function partsBetween(keep: readonly boolean[], parts: readonly Part[]): number[] {
  const inPart = new Set(parts.flatMap(blocksOf));
  // The nearest block outside all parts, before and after each block.
  const before = new Int32Array(keep.length + 1).fill(-1);
  const after = new Int32Array(keep.length + 1).fill(keep.length);
  for (let block = 0; block < keep.length; block++) before[block + 1] = inPart.has(block) ? before[block]! : block;
  for (let block = keep.length - 1; block >= 0; block--) after[block] = inPart.has(block) ? after[block + 1]! : block;
  return parts.flatMap((part) =>
    keep[before[part.first]!] === true && keep[after[part.last]!] === true ? blocksOf(part) : [],
  );
}

function blocksOf({ first, last }: Part): number[] {
  return Array.from({ length: last - first }, (_, i) => first + i);
}
