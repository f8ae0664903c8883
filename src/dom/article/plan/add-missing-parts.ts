import { blockRange, charsOf, closest, itemAt } from '../../../engine/outline-tree.ts';
import { linkDensityOfBlocks } from '../../../engine/features/link-density.ts';
import type { Outline, OutlineElement } from '../../../engine/types.ts';
import { isCallout, isCalloutTitle } from '../parts/callouts.ts';
import { traitsOf } from '../parts/page-traits.ts';
import { isMostlyKept, type TextShare } from '../parts/text-share.ts';
import { frameOf } from '../listings/listing-frame.ts';
import { type PlanContext, type PlanState, keepBlocks } from './plan-state.ts';

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

type Part = Pick<OutlineElement, 'firstBlock' | 'lastBlock'>;

/**
 * Adds parts that the verdicts miss, because verdicts are made for running text: captions, summaries and titles of
 * elements with kept text, and listings, tables and captions of pictures between two kept blocks or right before the
 * first one.
 */
export function addMissingParts(state: PlanState, { walk: { outline }, isUnit, hasUnits }: PlanContext): PlanState {
  if (!hasUnits && !traitsOf(outline).captions) return state;
  const { keep, share } = state.kept;
  return keepBlocks(state, missingParts(outline, keep, share, hasUnits ? isUnit : null));
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
  const inCaption = new Set([...captions.keys()].flatMap((caption) => blockRange(itemAt(elements, caption))));
  const isAllCaption = ({ firstBlock, lastBlock }: Part): boolean => {
    let b = firstBlock;
    while (b < lastBlock && inCaption.has(b)) b++;
    return b === lastBlock;
  };
  for (const [caption, owner] of captions) {
    const part = itemAt(elements, caption);
    if (share.kept[owner]! > share.kept[caption]!) found.push(...blockRange(part));
    else if (isAllCaption(itemAt(elements, owner))) between.push(part);
  }
  for (let i = 0; isUnit !== null && i < elements.length;) {
    const element = itemAt(elements, i);
    const isHere = element.lastBlock > element.firstBlock && isUnit(i);
    if (isHere && share.kept[i] !== share.all[i] && !isMostlyLinks(outline, element))
      between.push(itemAt(elements, frameOf(outline, share.all, i)));
    i = isHere ? element.end : i + 1;
  }
  return [...found, ...partsBetween(keep, between), ...leadCaption(outline, keep, share, between)];
}

/** Captions by element index, with the element that each belongs to. */
function captionsOf(outline: Outline): Map<number, number> {
  const captions = new Map<number, number>();
  const { callouts } = traitsOf(outline);
  for (const [i, element] of outline.elements.entries()) {
    const isCaption = CAPTION_OWNERS.has(element.tag) || (callouts && isCalloutTitle(element));
    const owner = isCaption ? ownerOf(outline, element) : -1;
    if (owner >= 0 && element.lastBlock > element.firstBlock) captions.set(i, owner);
  }
  return captions;
}

/** Index of the element that this caption belongs to; -1 where there is none or the caption is too long. */
function ownerOf({ elements, blocks }: Outline, caption: OutlineElement): number {
  const { tag, parent, firstBlock } = caption;
  const whole = CAPTION_OWNERS.get(tag);
  const isWhole = (element: OutlineElement): boolean =>
    whole === undefined ? isCallout(element) : element.tag === whole;
  const chars = charsOf(blocks, blockRange(caption));
  if (chars > LONGEST_CAPTION) return -1;
  const owner = closest(elements, parent, isWhole);
  // Only the first words of a callout are its title.
  return whole === undefined && elements[owner]?.firstBlock !== firstBlock ? -1 : owner;
}

function isMostlyLinks({ blocks }: Outline, { firstBlock, lastBlock }: Part): boolean {
  return linkDensityOfBlocks(blocks, firstBlock, lastBlock) > MOSTLY_LINKS;
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
  const lead = parts.find(({ lastBlock }) => lastBlock === first && first > 0);
  if (lead === undefined) return [];
  const inside = itemAt(blocks, lead.firstBlock).element;
  const around = closest(elements, inside, ({ lastBlock }) => lastBlock > first);
  return around >= 0 && isMostlyKept(share, around) ? blockRange(lead) : [];
}

/** The blocks of parts that, other parts aside, lie between two kept blocks. */
function partsBetween(keep: readonly boolean[], parts: readonly Part[]): number[] {
  const inPart = new Set(parts.flatMap(blockRange));

  // Whether the nearest block outside all parts is kept: before each block, and from each block on.
  let isKept = false;
  const isKeptBefore = keep.map((own, b) => {
    const before = isKept;
    if (!inPart.has(b)) isKept = own;
    return before;
  });
  isKept = false;
  const isKeptFrom: boolean[] = [];
  for (let b = keep.length - 1; b >= 0; b--) {
    if (!inPart.has(b)) isKept = keep[b] === true;
    isKeptFrom[b] = isKept;
  }
  return parts.flatMap((part) =>
    isKeptBefore[part.firstBlock] === true && isKeptFrom[part.lastBlock] === true ? blockRange(part) : [],
  );
}
