import type { Outline } from '../../types.ts';
import { isList } from './join-lists.ts';

/** A hole between kept text is filled where the block is at least this share of the threshold likely. */
const HOLE_SHARE = 0.35;
const HOLE_BLOCKS = 2;
/** A heading whose text is kept is kept from this share of the threshold on. */
const HEADING_SHARE = 0.3;

/** What kept text announces is kept from this share of the threshold on, block by block. */
const ANNOUNCED_SHARE = 0.5;
/** With holes these are of no use. */
const WHOLES = new Set(['table', 'pre']);
const COLON = /[:\uff1a]$/;
/** A list with a larger share of links is one to go on with, unless text says that it follows. */
const LINKS = 0.5;

/** The decision block by block, and what it was made by. */
export type Choice = { readonly keep: Uint8Array; readonly probability: Float32Array; readonly threshold: number };

/**
 * Repairs what a reader would notice: a heading that nothing follows goes, one above kept text stays, a gap of a block or two
 * between siblings is closed, a list, a table or a listing that kept text announces follows it. Returns a new decision; linear in blocks.
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
    const { firstBlock, lastBlock } = elements[i]!;
    if (firstBlock === 0 || firstBlock === lastBlock || !mended[firstBlock - 1] || !isAnnounced(i)) continue;
    const isWhole = WHOLES.has(elements[i]!.tag) && meanOf(firstBlock, lastBlock) >= ANNOUNCED_SHARE * threshold;
    for (let b = firstBlock; b < lastBlock; b++)
      if (isWhole || probability[b]! >= ANNOUNCED_SHARE * threshold) mended[b] = 1;
  }
  for (let b = n - 2; b >= 0; b--) {
    if (blocks[b]!.heading === 0 || mended[b] || !mended[b + 1]) continue;
    if (probability[b]! >= HEADING_SHARE * threshold) mended[b] = 1;
  }
  // One heading at the end announces what is not there; several are entries of a list.
  const last = mended.lastIndexOf(1);
  if (last > 0 && blocks[last]!.heading > 1 && !(mended[last - 1] && blocks[last - 1]!.heading > 0)) mended[last] = 0;
  return mended;

  function meanOf(first: number, last: number): number {
    let sum = 0;
    for (let b = first; b < last; b++) sum += probability[b]!;
    return sum / (last - first);
  }

  /** True for a list behind a colon or a heading, and for a table or a listing behind any text. */
  function isAnnounced(index: number): boolean {
    if (!isList(outline, index)) return false;
    const { tag, firstBlock, lastBlock } = elements[index]!;
    const { text, heading } = blocks[firstBlock - 1]!;
    if (COLON.test(text)) return true;
    if (heading === 0 && !WHOLES.has(tag)) return false;
    let [chars, links] = [0, 0];
    for (let b = firstBlock; b < lastBlock; b++) {
      chars += blocks[b]!.chars;
      links += blocks[b]!.linkChars;
    }
    return links <= LINKS * chars;
  }

  /** True where the blocks of a gap stand in the element that holds what is kept on both sides, or in their like, and none is a button or mostly links. */
  function isBetween(from: number, to: number): boolean {
    const before = elements[blocks[from - 1]!.element]!;
    const after = elements[blocks[to]!.element]!;
    for (let i = from; i < to; i++) {
      const { element } = blocks[i]!;
      const own = elements[element]!;
      // Text between two paragraphs may stand in what holds them itself.
      const isSibling =
        own.parent === before.parent ||
        own.parent === after.parent ||
        element === before.parent ||
        element === after.parent;
      const isButton = own.tag === 'button' || own.role === 'button';
      if (!isSibling || isButton || blocks[i]!.linkChars > 0.8 * blocks[i]!.chars) return false;
    }
    return true;
  }
}
