import { adoptStyle } from './adopt-style.ts';
import css from './floating.css?inline';

adoptStyle(css);

/** Space between a floating popover and its text, and between it and the edges of the window. CSS pixels. */
export const GAP = 8;

/**
 * Places a popover of the class `floating` below a box of the window, or above it where there is more room, inside the
 * window. `left`: where its left edge should be. `below`: space between the box and a popover below it. CSS pixels.
 */
export function placeFloating(popover: HTMLElement, at: DOMRect, left: number, below = GAP): void {
  const { width, height } = popover.getBoundingClientRect();
  const isBelow = at.bottom + below + height <= innerHeight || at.top < innerHeight - at.bottom;
  const top = isBelow ? at.bottom + below : at.top - GAP - height;
  popover.style.left = `${String(Math.max(GAP, Math.min(left, innerWidth - width - GAP)))}px`;
  popover.style.top = `${String(Math.max(GAP, Math.min(top, innerHeight - height - GAP)))}px`;
}
