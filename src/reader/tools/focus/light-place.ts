import { adoptStyle } from '../../../ui/adopt-style.ts';
import type { ToolContext } from '../../context/tool.ts';
import { isForReading } from './is-for-reading.ts';
import { STEP, STEP_BACK } from './keys.ts';
import css from './light-place.css?inline';
import { holdsText, type LitKind, type Place, placeAt } from './place-at.ts';

adoptStyle(css);

export type { LitKind } from './place-at.ts';

/** Where reading begins in a view, as a share of its height, and where a step puts what is lit. */
const START = 0.3;
/** A step that goes beyond this share of the view scrolls. */
const LOWEST = 0.75;
const HIGHEST = 0.1;
/** Distance of the points where the next line is looked for. CSS pixels: less than a line. */
const PROBE = 4;
/** A paragraph that goes less beyond the view is in it. CSS pixels. */
const BEYOND = 3;

/**
 * Lights the line or the paragraph that is being read, and shades the rest. It follows the pointer, the keys ↑ and ↓,
 * and scrolling. Only a shade in front of the view is drawn. Returns a function that ends it.
 */
export function lightPlace(
  { handleKey }: Pick<ToolContext, 'handleKey'>,
  scroller: HTMLElement,
  kind: LitKind,
): () => void {
  const shade = document.createElement('div');
  shade.className = `lit-shade lit-${kind}`;
  shade.ariaHidden = 'true';
  const lit = document.createElement('div');
  shade.append(lit);
  // After the view, whose credits would else be in front.
  scroller.after(shade);

  const view = (): DOMRect => scroller.getBoundingClientRect();
  /** A height in the window, inside what is lit. */
  let y = startIn(scroller);
  let place: Place = { top: y, bottom: y };
  const draw = (): void => {
    const { top } = view();
    place = placeAt(scroller, y, kind);
    lit.style.setProperty('--top', `${String(place.top - top)}px`);
    lit.style.setProperty('--height', `${String(place.bottom - place.top)}px`);
  };

  let frame = 0;
  const ask = (): void => {
    if (frame !== 0) return;
    frame = requestAnimationFrame(() => {
      frame = 0;
      draw();
    });
  };

  /** The place after what is lit, or before it, in what is in view; null if there is none. */
  const next = (by: 1 | -1): Place | null => {
    const { top, bottom } = view();
    for (let at = by > 0 ? place.bottom + 1 : place.top - 1; at > top && at < bottom; at += by * PROBE) {
      const found = placeAt(scroller, at, kind);
      // Lines of a font with high letters overlap.
      const middle = (found.top + found.bottom) / 2;
      if (by > 0 ? middle > place.bottom : middle < place.top) return found;
    }
    return null;
  };
  const scrollBy = (distance: number): number => {
    const before = scroller.scrollTop;
    scroller.scrollTop += distance;
    const moved = scroller.scrollTop - before;
    place = { top: place.top - moved, bottom: place.bottom - moved };
    return moved;
  };
  const goTo = (found: Place): void => {
    const { top, height } = view();
    place = found;
    const isFar = found.bottom > top + height * LOWEST || found.top < top + height * HIGHEST;
    if (isFar) scrollBy(found.top - top - height * START);
    y = Math.min(place.top + PROBE * 2, (place.top + place.bottom) / 2);
    draw();
  };
  const step = (by: 1 | -1): void => {
    const { top, bottom, height } = view();
    // A paragraph that is higher than the view is read to its end first.
    const hasMore = by > 0 ? place.bottom > bottom + BEYOND : place.top < top - BEYOND;
    if (hasMore && kind === 'paragraph' && scrollBy(by * height * START) !== 0) {
      y = Math.max(Math.min(y, place.bottom - PROBE), place.top + PROBE);
      draw();
      return;
    }
    const found = next(by);
    if (found !== null) {
      goTo(found);
      return;
    }
    // Pictures may fill the view.
    if (scrollBy(by * height * START * 2) === 0) return;
    const beyond = next(by);
    if (beyond !== null) goTo(beyond);
    else draw();
  };
  const steps = (by: 1 | -1) => (event: KeyboardEvent) => {
    if (!isForReading(event, scroller)) return false;
    step(by);
    return true;
  };

  const ending = new AbortController();
  const { signal } = ending;
  let pointer = { x: -1, y: -1 };
  const onPointer = ({ clientX, clientY }: PointerEvent): void => {
    // When the text moves below a pointer that rests, the browser repeats its last place.
    if (clientX === pointer.x && clientY === pointer.y) return;
    pointer = { x: clientX, y: clientY };
    y = clientY;
    ask();
  };
  scroller.addEventListener('pointermove', onPointer, { passive: true, signal });
  scroller.addEventListener('pointerdown', onPointer, { passive: true, signal });
  scroller.addEventListener('scroll', ask, { passive: true, signal });
  const sizes = new ResizeObserver(ask);
  for (const element of [scroller, ...scroller.querySelectorAll('.sheet')]) sizes.observe(element);
  const ends = [handleKey({ key: STEP, run: steps(1) }), handleKey({ key: STEP_BACK, run: steps(-1) })];
  draw();
  return () => {
    cancelAnimationFrame(frame);
    ending.abort();
    sizes.disconnect();
    for (const end of ends) end();
    shade.remove();
  };
}

/** Where reading begins: at the first text from a third of the view on, or there if the rest of the view has none. */
function startIn(scroller: Element): number {
  const { top, bottom, height } = scroller.getBoundingClientRect();
  const start = top + height * START;
  for (let y = start; y < bottom; y += PROBE) if (holdsText(scroller, y)) return y;
  return start;
}
