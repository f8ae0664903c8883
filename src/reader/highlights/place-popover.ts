/** Space between a popover and its text, and the edges of the window. CSS pixels. */
const GAP = 8;
/** The same where the browser draws handles below a selection. */
const TOUCH_GAP = 28;

/** Places a popover below a box of the window, or above it where there is more room, inside the window. */
export function placePopover(popover: HTMLElement, at: DOMRect): void {
  const { width, height } = popover.getBoundingClientRect();
  const gap = matchMedia('(pointer: coarse)').matches ? TOUCH_GAP : GAP;
  const isBelow = at.bottom + gap + height <= innerHeight || at.top < innerHeight - at.bottom;
  const top = isBelow ? at.bottom + gap : at.top - GAP - height;
  const left = at.left + at.width / 2 - width / 2;
  popover.style.left = `${String(Math.max(GAP, Math.min(left, innerWidth - width - GAP)))}px`;
  popover.style.top = `${String(Math.max(GAP, Math.min(top, innerHeight - height - GAP)))}px`;
}
