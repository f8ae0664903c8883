import type { Outline } from '../../../engine/types.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { parentElementOf } from '../../safe-dom.ts';
import { isUndisplayed } from '../../walk/visibility.ts';
import { isCodeBlock } from '../outline/code-blocks.ts';
import { codeControls, isSectionControl } from './leave-out-controls.ts';
import { creditBlocks, type Credits } from './leave-out-credits.ts';
import { fullerTitle, headingShift, titleBlock } from './leave-out-title.ts';
import { isLazy } from '../media/image-sources.ts';
import { MediaRule } from './media-rule.ts';
import { missingNotes } from '../notes/missing-notes.ts';
import { type MediaKind, mediaKindOf } from '../outline/media-kinds.ts';
import { findThread, type Thread } from '../thread/find-thread.ts';
import { repeatedPullQuotes } from '../outline/quotations.ts';
import { isShownLarge } from '../media/picture-size.ts';
import { findDataTables } from './data-tables.ts';
import { keptContainer, measureTextShare } from '../outline/text-share.ts';
import { missingParts } from './add-missing-parts.ts';
import { keepWholeUnits } from './keep-whole-units.ts';

/** What the page says of the article, and the views show by themselves. */
export type KnownMetadata = Credits & {
  readonly title: string;
  /** Text of the answer that was accepted, as far as the page's metadata says; '' where there is none. */
  readonly accepted: string;
};

/** What of the page the article takes, decided before the first element is written. Arrays run parallel to blocks or elements. */
export type Plan = {
  readonly keep: readonly boolean[];
  /** The title above the text: the one that is known, or the heading that was left out for it. */
  readonly title: string;
  /** 1 where an element is, or holds, something kept (and for the cells of a kept row). */
  readonly holds: Uint8Array;
  /** Characters of text an element holds, kept or not. */
  readonly chars: Float64Array;
  readonly media: ReadonlyMap<number, MediaKind>;
  readonly dataTables: ReadonlySet<number>;
  readonly shift: 0 | 1;
  /** Index of the lowest element around all kept text; -1 where nothing is kept. */
  readonly container: number;
  /** Characters of all kept text. */
  readonly total: number;
  /** Buttons in and around listings. */
  readonly controls: ReadonlySet<number>;
  /** What was said by whom, where the page is a thread. */
  readonly thread: Thread | null;
};

/** Turns the verdicts on blocks into a decision on every element, in a few passes over the outline. */
export function planArticle(walk: Walk, verdict: readonly boolean[], known: KnownMetadata): Plan {
  const { outline } = walk;
  const { elements } = outline;
  const dataTables = findDataTables(outline);
  const asked = [...verdict];
  const isUnit = (i: number): boolean =>
    dataTables.has(i) || isCodeBlock(elements[i]!) || mediaKindOf(elements[i]!) === 'formula';
  keepFormulas(outline, asked);
  for (const block of [
    ...missingNotes(walk, asked),
    ...missingParts(outline, asked, measureTextShare(outline, asked), isUnit),
  ])
    asked[block] = true;
  const { keep, share: whole } = keepWholeUnits(outline, asked, isUnit);
  const thread = findThread(walk, keep, whole, keptContainer(outline, whole), known.accepted);
  if (thread !== null) for (const block of thread.credits.keys()) keep[block] = true;
  const share = thread === null ? whole : measureTextShare(outline, keep);
  const kept = new MediaRule(outline, keep, share);
  const media = keptMedia(walk, kept);
  const controls = codeControls(outline, share);
  const repeated = titleBlock(outline, keep, known.title);
  if (repeated >= 0) keep[repeated] = false;
  const title = fullerTitle(outline, repeated, known.title);
  for (const block of [
    ...controls.blocks,
    ...blocksInside(outline, (i) => controls.elements.has(i) || isSectionControl(elements[i]!)),
    ...unwanted(outline, keep, known, thread),
  ])
    keep[block] = false;
  if (thread !== null) for (const index of media.keys()) if (!isInBody(outline, thread, index)) media.delete(index);
  const holds = markHolding(outline, keep, media);
  markCells(outline, holds);
  const tables = thread === null ? dataTables : new Set([...dataTables].filter((i) => !thread.carriers.has(i)));
  return {
    keep,
    title,
    holds,
    chars: share.all,
    media,
    dataTables: tables,
    shift: headingShift(outline, keep),
    container: kept.container,
    total: share.kept[kept.container] ?? 0,
    controls: controls.elements,
    thread,
  };
}

/** Indices of the blocks all of whose text stands in elements of a kind. */
function blocksInside({ elements, blocks, runs }: Outline, isOfKind: (element: number) => boolean): number[] {
  const inside = new Uint8Array(elements.length);
  for (let i = 0; i < elements.length; i++) if (isOfKind(i)) inside.fill(1, i, elements[i]!.end);
  const outside = new Uint8Array(blocks.length);
  for (const { element, block, start, end } of runs)
    if (inside[element] === 0 && blocks[block]!.text.slice(start, end).trim() !== '') outside[block] = 1;
  return blocks.flatMap((_, i) => (outside[i] === 0 ? [i] : []));
}

/** A formula is one thing, however many blocks its signs are: where one of them is kept, all are. */
function keepFormulas({ elements }: Outline, keep: boolean[]): void {
  for (const element of elements) {
    const { firstBlock, lastBlock } = element;
    if (
      lastBlock - firstBlock > 1 &&
      mediaKindOf(element) === 'formula' &&
      keep.slice(firstBlock, lastBlock).includes(true)
    )
      keep.fill(true, firstBlock, lastBlock);
  }
}

/** Kept blocks that are shown elsewhere, said elsewhere. */
function unwanted(outline: Outline, keep: readonly boolean[], known: KnownMetadata, thread: Thread | null): number[] {
  const found = repeatedPullQuotes(outline, keep);
  return thread === null ? [...found, ...creditBlocks(outline, keep, known)] : [...found, ...thread.furniture];
}

/** Pictures of a post stand in what was said; those outside are of the person, or of the page. */
function isInBody({ elements }: Outline, { posts, bodies }: Thread, index: number): boolean {
  for (let i = index; i >= 0; i = elements[i]!.parent) {
    if (bodies.has(i)) return true;
    if (posts.has(i)) return false;
  }
  return true;
}

/** Kept media by element; behind the element around all kept text there are none. What is inside a kept one (the img of a picture, the spans of a formula) belongs to it. */
function keptMedia({ outline, elements: nodes }: Walk, kept: MediaRule): Map<number, MediaKind> {
  const media = new Map<number, MediaKind>();
  const end = outline.elements[kept.container]?.end ?? 0;
  for (let i = 0; i < end;) {
    const element = outline.elements[i]!;
    const kind = mediaKindOf(element);
    // A same-origin frame is walked in place: it is a part of the page, not a player.
    const isWhole =
      kind !== 'none' && !(element.tag === 'iframe' && element.end > i + 1 && element.lastBlock > element.firstBlock);
    const isKept =
      isWhole && kept.keeps({ index: i, kind }, () => isShownLarge(nodes[i]!) && !isHidden(nodes[i]!, kind));
    if (isKept && !isHidden(nodes[i]!, kind)) media.set(i, kind);
    i = isWhole ? element.end : i + 1;
  }
  return media;
}

/** Text that nobody sees is not in the walk; media are, and are asked here. A picture that waits hidden for its loader counts as seen. */
function isHidden(node: Element, kind: MediaKind): boolean {
  const waits = kind === 'formula' || (kind === 'image' && isLazy(node));
  const around = waits ? parentElementOf(node) : node;
  return around !== null && isUndisplayed(around);
}

function markHolding(outline: Outline, keep: readonly boolean[], media: ReadonlyMap<number, MediaKind>): Uint8Array {
  const { elements, runs } = outline;
  const holds = new Uint8Array(elements.length);
  for (let i = 0; i < runs.length; i++) {
    const { element, block } = runs[i]!;
    if (keep[block]) holds[element] = 1;
  }
  for (const index of media.keys()) holds[index] = 1;
  for (let i = elements.length - 1; i > 0; i--) {
    if (holds[i] === 0) continue;
    const { parent } = elements[i]!;
    if (parent >= 0) holds[parent] = 1;
  }
  return holds;
}

/** An empty cell holds the places of the others. */
function markCells(outline: Outline, holds: Uint8Array): void {
  const { elements } = outline;
  for (let i = 1; i < elements.length;) {
    const { tag, role, parent, end } = elements[i]!;
    if ((tag === 'td' || tag === 'th' || role === 'cell' || role === 'gridcell') && holds[parent] === 1) holds[i] = 1;
    i = holds[i] === 1 ? i + 1 : end;
  }
}
