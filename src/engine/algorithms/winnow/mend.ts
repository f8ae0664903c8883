import { linkDensity, linkDensityOfBlocks } from '../../features/link-density.ts';
import { itemAt } from '../../outline-tree.ts';
import type { Outline, OutlineElement } from '../../types.ts';
import { isList } from './join-lists.ts';

/** A block in a gap is kept from this share of the threshold on. */
const HOLE_SHARE = 0.35;
/** Maximum number of blocks in a gap. */
const HOLE_BLOCKS = 2;
/** A heading above kept text is kept from this share of the threshold on. */
const HEADING_SHARE = 0.3;
/** Between the two stand at most this many dropped blocks, of at most so many words. */
const MARKS = 2;
const MARK_WORDS = 2;

/** A block of an announced list is kept from this share of the threshold on. */
const ANNOUNCED_SHARE = 0.5;
/** Kept whole if their mean reaches that share: with gaps they are useless. */
const WHOLES = new Set(['table', 'pre']);
/** Content of a section besides text. */
const MEDIA = new Set(['img', 'video', 'audio', 'iframe', 'math']);
const COLON = /[:\uff1a]$/;
/** A list with a higher link density leads to other pages, unless a colon announces it. */
const LINKS = 0.5;
/** A block in a gap has at most this link density. */
const HOLE_LINKS = 0.8;

/** A decision, with the probabilities and the threshold behind it. */
export type Choice = { readonly keep: Uint8Array; readonly probability: Float32Array; readonly threshold: number };

/** Keeps headings right above kept text, in place. */
export function keepHeadings({ blocks }: Outline, { keep, probability, threshold }: Choice): void {
  const n = blocks.length;
  for (let b = n - 2; b >= 0; b--) {
    const { heading, linkChars, chars } = itemAt(blocks, b);
    if (heading === 0 || keep[b]) continue;
    let next = b + 1;
    // An edit link or an anchor stands between a heading and its text.
    while (next - b <= MARKS && next < n && !keep[next] && itemAt(blocks, next).words <= MARK_WORDS) next++;
    const isMarked = next > b + 1 && linkDensity(linkChars, chars) > HOLE_LINKS;
    if (keep[next] && !isMarked && probability[b]! >= HEADING_SHARE * threshold) keep[b] = 1;
  }
}

/**
 * Repairs visible defects of a selection: keeps a heading above kept text and drops one without its section, closes
 * a gap of one or two blocks between siblings, and keeps a list, table or listing that kept text announces.
 * Returns a new decision; linear in blocks.
 */
export function mend(outline: Outline, { keep, probability, threshold }: Choice): Uint8Array {
  const { blocks, elements } = outline;
  const mended = keep.slice();
  const n = blocks.length;
  for (let b = 1; b < n - 1; b++) {
    if (mended[b] || !mended[b - 1]) continue;
    let end = b;
    while (end < n && !mended[end] && end - b < HOLE_BLOCKS) end++;
    if (end >= n || !mended[end] || !isBetween(b, end)) continue;
    for (let i = b; i < end; i++) if (probability[i]! >= HOLE_SHARE * threshold) mended[i] = 1;
  }
  for (let i = 0; i < elements.length; i++) {
    const { tag, firstBlock, lastBlock } = elements[i]!;
    if (firstBlock === 0 || firstBlock === lastBlock || !mended[firstBlock - 1] || !isAnnounced(i)) continue;
    const isWhole = WHOLES.has(tag) && meanOf(firstBlock, lastBlock) >= ANNOUNCED_SHARE * threshold;
    for (let b = firstBlock; b < lastBlock; b++)
      if (isWhole || probability[b]! >= ANNOUNCED_SHARE * threshold) mended[b] = 1;
  }
  keepHeadings(outline, { keep: mended, probability, threshold });
  dropEmptyHeadings();
  return mended;

  /**
   * Drops a single heading whose section was dropped: the next kept block is a heading of the same or a higher rank, or
   * there is none. Several in a row are entries of a list. Where pictures are at least as many as dropped blocks, they
   * are the section's content.
   */
  function dropEmptyHeadings(): void {
    let next = n;
    let isRow = false;
    for (let b = n - 1; b > 0; b--) {
      if (!mended[b]) continue;
      const { heading, element } = blocks[b]!;
      const below = blocks[next];
      const isEmpty =
        heading > 1 &&
        (!below ||
          (next > b + 1 &&
            below.heading > 0 &&
            below.heading <= heading &&
            mediaIn(element, below.element) < next - b - 1));
      const above = mended.lastIndexOf(1, b - 1);
      if (isEmpty && !isRow && (above < 0 || itemAt(blocks, above).heading === 0)) {
        mended[b] = 0;
        continue;
      }
      isRow = isEmpty;
      next = b;
    }
  }

  function mediaIn(from: number, to: number): number {
    return elements.slice(from, to).filter(({ tag }) => MEDIA.has(tag)).length;
  }

  function meanOf(first: number, last: number): number {
    return probability.subarray(first, last).reduce((sum, value) => sum + value, 0) / (last - first);
  }

  /** True for a list after a colon or a heading, and for a data table or a listing after any text. */
  function isAnnounced(index: number): boolean {
    if (!isList(outline, index)) return false;
    const { tag, firstBlock, lastBlock } = itemAt(elements, index);
    const { text, heading } = itemAt(blocks, firstBlock - 1);
    if (COLON.test(text)) return true;
    if (heading === 0 && !WHOLES.has(tag)) return false;
    return linkDensityOfBlocks(blocks, firstBlock, lastBlock) <= LINKS;
  }

  /**
   * True if all blocks of a gap are siblings of a kept block next to it, or direct text of its parent, and none is a
   * button or mostly links.
   */
  function isBetween(from: number, to: number): boolean {
    const elementOf = (b: number): OutlineElement => itemAt(elements, itemAt(blocks, b).element);
    const [before, after] = [elementOf(from - 1), elementOf(to)];
    for (const { element, linkChars, chars } of blocks.slice(from, to)) {
      const own = itemAt(elements, element);
      // Text between two paragraphs may be direct text of their parent.
      const isSibling =
        own.parent === before.parent ||
        own.parent === after.parent ||
        element === before.parent ||
        element === after.parent;
      const isButton = own.tag === 'button' || own.role === 'button';
      if (!isSibling || isButton || linkDensity(linkChars, chars) > HOLE_LINKS) return false;
    }
    return true;
  }
}
