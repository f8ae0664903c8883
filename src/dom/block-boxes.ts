import { defaultViewOf, ownerDocumentOf, rectOf } from './safe-dom.ts';
import type { Walk } from './walk.ts';

/** A rectangle in CSS pixels of the top window's viewport. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

const createRange = Document.prototype.createRange;

/**
 * Where the text of each block stands now, as one rectangle around its lines; null for a block that has no place of its own (not drawn, or taken out of the page
 * since). Parallel to outline.blocks. Makes the browser lay out the page, and changes nothing in it.
 */
export function blockBoxes({ outline: { blocks, runs }, texts }: Walk): (Box | null)[] {
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
    const { block } = runs[r]!;
    const before = boxes[block];
    const [x, y] = [place.left, place.top];
    boxes[block] = {
      left: Math.min(left + x, before?.left ?? Infinity),
      top: Math.min(top + y, before?.top ?? Infinity),
      right: Math.max(right + x, before?.right ?? -Infinity),
      bottom: Math.max(bottom + y, before?.bottom ?? -Infinity),
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
