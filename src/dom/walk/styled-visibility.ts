import { parentElementOf, rectOf } from '../safe-dom.ts';

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
    | 'fontFamily'
    | 'direction'
  >
>;
export type CheckVisibility = (this: Element, options?: CheckVisibilityOptions) => boolean;

/** A box at most this many CSS pixels wide and high that clips its content hides text for screen readers. */
const CLIP_PX = 1;
/** CSS pixels left of or above the page beyond which text was moved out of view. */
const OFFSCREEN_PX = -1500;
/** More levels than the parser builds. Deeper elements, which only scripts build, count as undisplayed. */
const MAX_LEVELS = 600;

/** `isClipped` for an element in this window; null where its document is not shown. */
export function isClippedIn(view: Window | null, element: Element): boolean {
  const rect = rectOf(element);
  if (rect.right < OFFSCREEN_PX) return true;
  if (rect.bottom < OFFSCREEN_PX && rect.bottom + (view?.scrollY ?? 0) < OFFSCREEN_PX) return true;
  if (rect.width > CLIP_PX || rect.height > CLIP_PX) return false;
  const style = view?.getComputedStyle(element);
  return style !== undefined && style.display !== 'contents' && style.overflowX !== 'visible';
}

/**
 * True where this style puts its element on lines of its own. A floated one (a drop capital) stays in its line.
 */
export function breaksLine(style: ElementStyle | null): boolean {
  if (!style || style.cssFloat !== 'none' || /^(inline|contents|none|ruby)/.test(style.display)) return false;
  return !isPopUp(style);
}

/** True for the style of text that pops up over a line: transparent, and out of the flow. */
export function isPopUp({ opacity, position }: ElementStyle): boolean {
  return opacity === '0' && /^(?:absolute|fixed)$/.test(position);
}

/**
 * True where the element or an ancestor has the style `display: none`. Reads styles from the root on, and none below
 * such an element: Chromium ends a page if the style of an element thousands of levels below one is read.
 */
export function isInUndisplayed(element: Element, styleOf: (element: Element) => ElementStyle | null): boolean {
  const path: Element[] = [];
  for (let around: Element | null = element; around; around = parentElementOf(around)) {
    if (path.length === MAX_LEVELS) return true;
    path.push(around);
  }
  return path.reverse().some((one) => styleOf(one)?.display === 'none');
}
