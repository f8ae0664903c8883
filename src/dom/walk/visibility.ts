import { defaultViewOf, ownerDocumentOf, parentElementOf, rectOf } from '../safe-dom.ts';

/** A box at most this many CSS pixels wide and high that clips its content hides text for screen readers. */
const CLIP_PX = 1;
/** CSS pixels left of or above the page beyond which text was moved out of view. */
const OFFSCREEN_PX = -1500;

type CheckVisibility = (this: Element, options?: CheckVisibilityOptions) => boolean;
export const checkVisibility = Element.prototype.checkVisibility as CheckVisibility | undefined;

/**
 * True for text in a zero-size clip or far off the page, meant for machines and screen readers. Reads layout, so call
 * it last.
 */
export function isClipped(element: Element): boolean {
  const rect = rectOf(element);
  if (rect.right < OFFSCREEN_PX) return true;
  if (rect.bottom < OFFSCREEN_PX && rect.bottom + (viewOf(element)?.scrollY ?? 0) < OFFSCREEN_PX) return true;
  if (rect.width > CLIP_PX || rect.height > CLIP_PX) return false;
  const style = styleOf(element);
  return style !== null && style.display !== 'contents' && style.overflowX !== 'visible';
}

/** The properties of a computed style that the walk and the builder read. */
export type ElementStyle = Readonly<
  Pick<
    CSSStyleDeclaration,
    | 'display'
    | 'visibility'
    | 'opacity'
    | 'position'
    | 'cssFloat'
    | 'overflowX'
    | 'overflowY'
    | 'whiteSpace'
    | 'direction'
  >
>;

/** Computed style, or null where the element's document is not shown. */
export function styleOf(element: Element): ElementStyle | null {
  return viewOf(element)?.getComputedStyle(element) ?? null;
}

/**
 * True where the computed style puts the element on lines of its own. A floated one (a drop capital) stays in its line.
 */
export function isOnOwnLine(element: Element): boolean {
  const style = styleOf(element);
  if (!style || style.cssFloat !== 'none' || /^(inline|contents|none|ruby)/.test(style.display)) return false;
  return !isPopUp(style);
}

/** True for the style of text that pops up over a line: transparent, and out of the flow. */
export function isPopUp({ opacity, position }: ElementStyle): boolean {
  return opacity === '0' && /^(?:absolute|fixed)$/.test(position);
}

function viewOf(element: Element): Window | null {
  const owner = ownerDocumentOf(element);
  return owner && defaultViewOf(owner);
}

/** Ancestors that are checked at most, so that a deeply nested page does not make each check slow. */
const MAX_CLIMB = 300;

/**
 * True where the element or an ancestor has display: none. Closed details and content-visibility count as displayed.
 */
export function isUndisplayed(element: Element): boolean {
  if (checkVisibility?.call(element) === true) return false;
  let around: Element | null = element;
  for (let step = 0; around && step < MAX_CLIMB; step++, around = parentElementOf(around)) {
    if (styleOf(around)?.display === 'none') return true;
  }
  return false;
}
