import { type Box, Clips, visiblePart } from './clips.ts';
import { ownerDocumentOf } from '../safe-dom.ts';
import type { Walk } from '../walk/walk-page.ts';
import { originOf } from './origin-of.ts';

export type { Box } from './clips.ts';

/**
 * The visible part of each block's text as one rectangle, in CSS pixels of the top window's viewport. Null for a block
 * that is not drawn, was removed from the page, or is scrolled out of view. Parallel to outline.blocks. Forces a layout
 * of the page, changes nothing in it. With `isWhole`, what is scrolled out of view counts as well.
 */
export function blockBoxes(walk: Walk, isWhole = false): (Box | null)[] {
  const {
    outline: { blocks, runs },
    texts,
  } = walk;
  const clips = new Clips(walk, originOf);
  const boxes = new Array<Box | null>(blocks.length).fill(null);
  const places = new Map<Document, { readonly range: Range; readonly left: number; readonly top: number } | null>();
  for (let r = 0; r < runs.length; r++) {
    const text = texts[r]!;
    const page = ownerDocumentOf(text);
    if (!page) continue;
    let place = places.get(page);
    if (place === undefined) {
      const origin = originOf(page);
      place = origin && { ...origin, range: Document.prototype.createRange.call(page) };
      places.set(page, place);
    }
    if (!place) continue;
    place.range.selectNodeContents(text);
    const { left, top, right, bottom, width, height } = place.range.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const { block, element } = runs[r]!;
    const box = {
      left: left + place.left,
      top: top + place.top,
      right: right + place.left,
      bottom: bottom + place.top,
    };
    const visible = isWhole ? box : visiblePart(box, clips.at(element));
    if (visible === null) continue;
    const before = boxes[block];
    boxes[block] = {
      left: Math.min(visible.left, before?.left ?? Infinity),
      top: Math.min(visible.top, before?.top ?? Infinity),
      right: Math.max(visible.right, before?.right ?? -Infinity),
      bottom: Math.max(visible.bottom, before?.bottom ?? -Infinity),
    };
  }
  return boxes;
}
