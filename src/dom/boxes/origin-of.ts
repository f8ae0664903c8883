import { defaultViewOf, ownerDocumentOf, rectOf } from '../safe-dom.ts';

/** The origin of a document's viewport in the top window's viewport; null where its frame was removed. */
export function originOf(page: Document): { left: number; top: number } | null {
  let [left, top] = [0, 0];
  for (let view = defaultViewOf(page); ; view = defaultViewOf(ownerDocumentOf(view.frameElement!)!)) {
    if (!view) return null;
    // The content script's own window is the top: frames above it belong to other pages or to a test.
    if (view === window || !view.frameElement) return { left, top };
    const frame = view.frameElement;
    const at = rectOf(frame);
    left += at.left + frame.clientLeft;
    top += at.top + frame.clientTop;
  }
}
