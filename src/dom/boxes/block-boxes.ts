import { type Box, Clips, visiblePart } from './clips.ts';
import { defaultViewOf, ownerDocumentOf, rectOf } from '../safe-dom.ts';
import type { Walk } from '../walk/walk-page.ts';

export type { Box } from './clips.ts';

const createRange = Document.prototype.createRange;

/**
 * Where the text of each block can be seen now, as one rectangle around its lines; null for a block that has no place of its own (not drawn, taken out of the page
 * since, scrolled out of the part of the page that holds it). Parallel to outline.blocks. Makes the browser lay out the page, and changes nothing in it.
 */
export function blockBoxes(walk: Walk): (Box | null)[] {
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
      place = origin && { ...origin, range: createRange.call(page) };
      places.set(page, place);
    }
    if (!place) continue;
    place.range.selectNodeContents(text);
    const { left, top, right, bottom, width, height } = place.range.getBoundingClientRect();
    if (width === 0 || height === 0) continue;
    const { block, element } = runs[r]!;
    const seen = visiblePart(
      { left: left + place.left, top: top + place.top, right: right + place.left, bottom: bottom + place.top },
      clips.at(element),
    );
    if (seen === null) continue;
    const before = boxes[block];
    boxes[block] = {
      left: Math.min(seen.left, before?.left ?? Infinity),
      top: Math.min(seen.top, before?.top ?? Infinity),
      right: Math.max(seen.right, before?.right ?? -Infinity),
      bottom: Math.max(seen.bottom, before?.bottom ?? -Infinity),
    };
  }
  return boxes;
}

/** Where the viewport of that document begins in the top window's; null where its frame is gone. */
function originOf(page: Document): { left: number; top: number } | null {
  let [left, top] = [0, 0];
  for (let view = defaultViewOf(page); ; view = defaultViewOf(ownerDocumentOf(view.frameElement!)!)) {
    if (!view) return null;
    // Above it are frames of others, or, in a test, of ours: what the content script runs in is the page.
    if (view === window || !view.frameElement) return { left, top };
    const frame = view.frameElement;
    const at = rectOf(frame);
    left += at.left + frame.clientLeft;
    top += at.top + frame.clientTop;
  }
}
