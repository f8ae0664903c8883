import { defaultViewOf, documentElementOf, ownerDocumentOf, parentElementOf, rectOf } from './safe-dom.ts';
import type { ElementStyle } from '../../dom/walk/visibility.ts';
import { INVISIBLE, isClippedByMarkup, MarkupStyle, stateByMarkup, TRANSPARENT, UNDISPLAYED } from './markup-style.ts';

/**
 * `src/dom/walk/visibility.ts` for documents of any DOM. In a browser's document with layout it reads the layout; in
 * any other it goes by the markup (`markup-style.ts`). vite/package-dom.ts puts it in place.
 */

/** A box at most this many CSS pixels wide and high that clips its content hides text for screen readers. */
const CLIP_PX = 1;
/** CSS pixels left of or above the page beyond which text was moved out of view. */
const OFFSCREEN_PX = -1500;
/** Ancestors that are checked at most, so that a deeply nested page does not make each check slow. */
const MAX_CLIMB = 300;

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

/** The window of an element whose document is laid out, else null. */
function viewOf(element: Element): (Window & typeof globalThis) | null {
  const owner = ownerDocumentOf(element);
  return owner && hasLayout(owner) ? defaultViewOf(owner) : null;
}

type CheckVisibility = (this: Element, options?: CheckVisibilityOptions) => boolean;

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
  if (!view) return isClippedByMarkup(element);
  const rect = rectOf(element);
  if (rect.right < OFFSCREEN_PX) return true;
  if (rect.bottom < OFFSCREEN_PX && rect.bottom + view.scrollY < OFFSCREEN_PX) return true;
  if (rect.width > CLIP_PX || rect.height > CLIP_PX) return false;
  const style = styleOf(element);
  return style !== null && style.display !== 'contents' && style.overflowX !== 'visible';
}

/** Computed style; without layout, what the markup says. */
export function styleOf(element: Element): ElementStyle | null {
  return viewOf(element)?.getComputedStyle(element) ?? new MarkupStyle(element);
}

/** True where the style puts the element on lines of its own. A floated one (a drop capital) stays in its line. */
export function isOnOwnLine(element: Element): boolean {
  const style = styleOf(element);
  if (!style || style.cssFloat !== 'none' || /^(inline|contents|none|ruby)/.test(style.display)) return false;
  return !isPopUp(style);
}

/** True for the style of text that pops up over a line: transparent, and out of the flow. */
export function isPopUp({ opacity, position }: Pick<ElementStyle, 'opacity' | 'position'>): boolean {
  return opacity === '0' && /^(?:absolute|fixed)$/.test(position);
}

/**
 * True where the element or an ancestor has display: none. Closed details and content-visibility count as displayed.
 */
export function isUndisplayed(element: Element): boolean {
  if (!viewOf(element)) return (stateByMarkup(element) & UNDISPLAYED) !== 0;
  let around: Element | null = element;
  for (let step = 0; around && step < MAX_CLIMB; step++, around = parentElementOf(around)) {
    if (styleOf(around)?.display === 'none') return true;
  }
  return false;
}
