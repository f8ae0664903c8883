import { defaultViewOf, ownerDocumentOf } from '../safe-dom.ts';
import {
  breaksLine,
  type CheckVisibility,
  type ElementStyle,
  isClippedIn,
  isInUndisplayed,
} from './styled-visibility.ts';

export const checkVisibility = Element.prototype.checkVisibility as CheckVisibility | undefined;

/**
 * True for text in a zero-size clip or far off the page, meant for machines and screen readers. Reads layout, so call
 * it last.
 */
export function isClipped(element: Element): boolean {
  return isClippedIn(viewOf(element), element);
}

/** The window of an element; null where its document is not shown. */
export function viewOf(element: Element): Window | null {
  const owner = ownerDocumentOf(element);
  return owner && defaultViewOf(owner);
}

/** Computed style, or null where the element's document is not shown. */
export function styleOf(element: Element): ElementStyle | null {
  return viewOf(element)?.getComputedStyle(element) ?? null;
}

/**
 * True where the computed style puts the element on lines of its own. A floated one (a drop capital) stays in its line.
 */
export function isOnOwnLine(element: Element): boolean {
  return breaksLine(styleOf(element));
}

/**
 * True where the element or an ancestor has display: none. Closed details and content-visibility count as displayed.
 */
export function isUndisplayed(element: Element): boolean {
  return checkVisibility?.call(element) !== true && isInUndisplayed(element, styleOf);
}
