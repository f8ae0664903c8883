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
/** Class words of captions that are no figcaption, and levels from one to the box around it and its picture. */
const CAPTION_CLASS = /(?:^|[\s_-])caption(?:$|[\s_-])/i;
const BOX_LEVELS = 3;
const PICTURES = new Set(['img', 'picture']);
/** Captions by tag, with the tag of the element they belong to. */
const CAPTION_OWNERS: ReadonlyMap<string, string> = new Map([
  ['figcaption', 'figure'],
  ['caption', 'table'],
  ['summary', 'details'],
]);

type Part = Pick<OutlineElement, 'firstBlock' | 'lastBlock'>;
/** A part between other text: its range, and the blocks of it to keep. */
type Between = Part & { readonly blocks: readonly number[] };

/**
 * Adds parts that the verdicts miss, because verdicts are made for running text: captions, summaries and titles of
 * elements with kept text, and listings, tables and captions of pictures between two kept blocks, or right before the
 * first or behind the last one.
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
  const between: Between[] = [];
  const captions = captionsOf(outline);
  const inCaption = new Set([...captions.keys()].flatMap((caption) => blockRange(itemAt(elements, caption))));
  // A button to enlarge the picture stands beside its caption.
  const isAllCaption = (owner: Part): boolean =>
    blockRange(owner).every((b) => inCaption.has(b) || isInButton(outline, b));
  for (const [caption, owner] of captions) {
    const part = itemAt(elements, caption);
    const box = itemAt(elements, owner);
    if (share.kept[owner]! > share.kept[caption]!) found.push(...(isByClass(part) ? [] : blockRange(part)));
    else if (isAllCaption(box)) between.push({ ...rangeOf(box), blocks: blockRange(part) });
  }
  const captioned = between.filter(({ firstBlock }) =>
    [...captions.values()].some((owner) => elements[owner]!.firstBlock === firstBlock && holdsPicture(outline, owner)),
  );
  for (let i = 0; isUnit !== null && i < elements.length;) {
    const element = itemAt(elements, i);
    const isHere = element.lastBlock > element.firstBlock && isUnit(i);
    if (isHere && share.kept[i] !== share.all[i] && !isMostlyLinks(outline, element)) {
      const frame = itemAt(elements, frameOf(outline, share.all, i));
      between.push({ ...rangeOf(frame), blocks: blockRange(frame) });
    }
    i = isHere ? element.end : i + 1;
  }
  return [
    ...found,
    ...partsBetween(keep, between),
    ...leadCaption(outline, keep, share, between),
    ...lastCaption(outline, keep, share, captioned),
  ];
}

function rangeOf({ firstBlock, lastBlock }: Part): Part {
  return { firstBlock, lastBlock };
}

function isInButton({ elements, blocks }: Outline, block: number): boolean {
  return (
    closest(elements, itemAt(blocks, block).element, ({ tag, role }) => tag === 'button' || role === 'button') >= 0
  );
}

/** Captions by element index, with the element that each belongs to. */
function captionsOf(outline: Outline): Map<number, number> {
  const captions = new Map<number, number>();
  const { callouts } = traitsOf(outline);
  for (const [i, element] of outline.elements.entries()) {
    const isCaption = CAPTION_OWNERS.has(element.tag) || (callouts && isCalloutTitle(element));
    const owner = isCaption ? ownerOf(outline, element) : isByClass(element) ? boxOf(outline, i) : -1;
    if (owner >= 0 && element.lastBlock > element.firstBlock) captions.set(i, owner);
  }
  return captions;
}

/** True for a caption that is no figcaption but says so by its class. */
function isByClass({ tag, classes }: OutlineElement): boolean {
  return classes !== '' && !CAPTION_OWNERS.has(tag) && CAPTION_CLASS.test(classes);
}

/** Index of the nearest element with a picture around a caption; -1 where there is none or the caption is too long. */
function boxOf(outline: Outline, caption: number): number {
  const { elements, blocks } = outline;
  const element = itemAt(elements, caption);
  if (charsOf(blocks, blockRange(element)) > LONGEST_CAPTION || isMostlyLinks(outline, element)) return -1;
  let level = 0;
  const box = closest(elements, caption, (_, i) => level++ >= BOX_LEVELS || holdsPicture(outline, i));
  return box >= 0 && level <= BOX_LEVELS && holdsPicture(outline, box) ? box : -1;
}

function holdsPicture({ elements }: Outline, index: number): boolean {
  const { end } = itemAt(elements, index);
  for (let i = index; i < end; i++) if (PICTURES.has(elements[i]!.tag)) return true;
  return false;
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
  parts: readonly Between[],
): readonly number[] {
  const first = keep.indexOf(true);
  const lead = parts.find(({ lastBlock }) => lastBlock === first && first > 0);
  if (lead === undefined) return [];
  const inside = itemAt(blocks, lead.firstBlock).element;
  const around = closest(elements, inside, ({ lastBlock }) => lastBlock > first);
  return around >= 0 && isMostlyKept(share, around) ? lead.blocks : [];
}

/** The blocks of the caption right behind the last kept block, inside the element around the article. */
function lastCaption(
  outline: Outline,
  keep: readonly boolean[],
  share: TextShare,
  parts: readonly Between[],
): readonly number[] {
  const last = keep.lastIndexOf(true);
  const part = parts.find(({ firstBlock }) => last >= 0 && firstBlock === last + 1);
  if (part === undefined || isMostlyLinks(outline, part)) return [];
  const { elements, blocks } = outline;
  const inside = itemAt(blocks, part.firstBlock).element;
  const around = closest(elements, inside, ({ firstBlock }) => firstBlock <= last);
  return around >= 0 && isMostlyKept(share, around) ? part.blocks : [];
}

/** The blocks of parts that, other parts aside, lie between two kept blocks. */
function partsBetween(keep: readonly boolean[], parts: readonly Between[]): number[] {
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
    isKeptBefore[part.firstBlock] === true && isKeptFrom[part.lastBlock] === true ? part.blocks : [],
  );
}
