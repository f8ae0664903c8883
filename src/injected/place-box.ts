import type { Origin } from './page-boxes.ts';
import { createElement, setStyle } from './page-dom.ts';

/** Space between a part of the page and its box, in CSS pixels. */
const PADDING = 2;

type Edges = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

/** Makes an element the box around a part of the page. */
export function placeBox(
  { left, top, right, bottom }: Edges,
  origin: Origin,
  style: Readonly<Record<string, string>>,
  element: HTMLElement = createElement('div'),
): HTMLElement {
  setStyle(element, {
    position: 'absolute',
    left: `${String(left - origin.left - PADDING)}px`,
    top: `${String(top - origin.top - PADDING)}px`,
    width: `${String(right - left + 2 * PADDING)}px`,
    height: `${String(bottom - top + 2 * PADDING)}px`,
    'border-radius': '3px',
    'forced-color-adjust': 'none',
    ...style,
  });
  return element;
}
