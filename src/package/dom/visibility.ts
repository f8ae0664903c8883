import { defaultViewOf, documentElementOf, ownerDocumentOf, rectOf } from './safe-dom.ts';
import {
  breaksLine,
  type CheckVisibility,
  type ElementStyle,
  isClippedIn,
  isInUndisplayed,
} from '../../dom/walk/styled-visibility.ts';
import { INVISIBLE, isClippedByMarkup, MarkupStyle, stateByMarkup, TRANSPARENT, UNDISPLAYED } from './markup-style.ts';

/**
 * `src/dom/walk/visibility.ts` for documents of any DOM. In a browser's document with layout it reads the layout; in
 * any other it goes by the markup (`markup-style.ts`). vite/package-dom.ts puts it in place.
 */

const layouts = new WeakMap<Document, boolean>();

/** True for a document that is shown: jsdom, happy-dom, linkedom and parsed documents have no boxes. */
function hasLayout(document: Document): boolean {
  let known = layouts.get(document);
  if (known === undefined) {
    const view = defaultViewOf(document);
    const root = documentElementOf(document);
    known = typeof view?.getComputedStyle === 'function' && root !== null && rectOf(root).width > 0;
    layouts.set(document, known);
  }
  return known;
}

/** The window of an element; null where its document has no layout. */
export function viewOf(element: Element): (Window & typeof globalThis) | null {
  const owner = ownerDocumentOf(element);
  return owner && hasLayout(owner) ? defaultViewOf(owner) : null;
}

export const checkVisibility: CheckVisibility | undefined = function (options = {}) {
  const view = viewOf(this);
  if (view) {
    const check = view.Element.prototype.checkVisibility as CheckVisibility | undefined;
    return check?.call(this, options) ?? !isUndisplayed(this);
  }
  const state = stateByMarkup(this);
  if ((state & UNDISPLAYED) !== 0) return false;
  if (options.visibilityProperty === true && (state & INVISIBLE) !== 0) return false;
  return !(options.opacityProperty === true && (state & TRANSPARENT) !== 0);
};

/** True for text in a zero-size clip or far off the page, meant for machines and screen readers. */
export function isClipped(element: Element): boolean {
  const view = viewOf(element);
  return view ? isClippedIn(view, element) : isClippedByMarkup(element);
}

/** Computed style; without layout, what the markup says. */
export function styleOf(element: Element): ElementStyle | null {
  return viewOf(element)?.getComputedStyle(element) ?? new MarkupStyle(element);
}

/** True where the style puts the element on lines of its own. A floated one (a drop capital) stays in its line. */
export function isOnOwnLine(element: Element): boolean {
  return breaksLine(styleOf(element));
}

/**
 * True where the element or an ancestor has display: none. Closed details and content-visibility count as displayed.
 */
export function isUndisplayed(element: Element): boolean {
  return viewOf(element) ? isInUndisplayed(element, styleOf) : (stateByMarkup(element) & UNDISPLAYED) !== 0;
}
