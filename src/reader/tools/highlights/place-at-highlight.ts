import { GAP, placeFloating } from '../../../ui/place-floating.ts';

/** Space below a selection where the browser draws handles there. CSS pixels. */
const TOUCH_GAP = 28;

/** Places a popover at the middle of a selection or highlight, whose last line is the given box of the window. */
export function placeAtHighlight(popover: HTMLElement, line: DOMRect): void {
  const middle = line.left + line.width / 2;
  const below = matchMedia('(pointer: coarse)').matches ? TOUCH_GAP : GAP;
  placeFloating(popover, line, middle - popover.getBoundingClientRect().width / 2, below);
}
