import type { BlockAccount } from '../article.ts';
import type { HeatmapExtraction } from '../extract/extract.ts';
import type { LegendWords } from '../platform/protocol.ts';
import { createLegend, type Legend } from './legend.ts';
import { createElement, setStyle, focusedElement, documentProperty } from './page-dom.ts';
import { colorOf } from './score-color.ts';

type Boxes = ReturnType<HeatmapExtraction['boxes']>;

/** More boxes than this make scrolling heavy; no page that is read to its end has so many blocks. */
const MOST_BOXES = 4000;
/** What moves without the page (inner scrollers, sticky parts) is measured again when it has been still for so long, in milliseconds. */
const STILL = 150;
/** Room between the text and the edge of its box, in CSS pixels. */
const PADDING = 2;

/* Above the page's own layers; in its coordinates, so that boxes move with it. */
const HOST_STYLE = {
  all: 'initial',
  position: 'absolute',
  display: 'block',
  top: '0',
  left: '0',
  width: '0',
  height: '0',
  'z-index': '2147483647',
  'pointer-events': 'none',
};
const SHEET_STYLE = { position: 'absolute', top: '0', left: '0', overflow: 'hidden', 'pointer-events': 'none' };

/**
 * A box over each block of the page, coloured by its score, and a legend: in a closed shadow root beside the page's own elements, none of which is touched. Esc, the
 * legend's button and `remove` take it away. No string of the page comes into it.
 */
export class Heatmap {
  readonly #host = createElement('div');
  readonly #sheet = createElement('div');
  readonly #legend: Legend;
  readonly #listening = new AbortController();
  /** What had the focus before the legend took it. */
  #focused: HTMLElement | null = null;
  #pending = 0;

  constructor(
    readonly blocks: readonly Pick<BlockAccount, 'kept' | 'score'>[],
    readonly boxes: () => Boxes,
    words: LegendWords,
  ) {
    setStyle(this.#host, HOST_STYLE);
    setStyle(this.#sheet, SHEET_STYLE);
    this.#sheet.setAttribute('aria-hidden', 'true');
    this.#legend = createLegend(words, () => {
      this.remove();
    });
    this.#host.attachShadow({ mode: 'closed' }).append(this.#sheet, this.#legend.card);
  }

  get isUp(): boolean {
    return this.#host.isConnected;
  }

  /** Draws it and gives the legend the focus. False where there is no block to paint. */
  hang(): boolean {
    const root = documentProperty('documentElement');
    const [width, height] = [root.scrollWidth, root.scrollHeight];
    root.append(this.#host);
    if (this.#draw(width, height) === 0) {
      this.#host.remove();
      return false;
    }
    this.#listen();
    this.focus();
    return true;
  }

  focus(): void {
    if (!this.#hasFocus()) this.#focused = focusedElement();
    this.#legend.card.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Leaves the page as it was. */
  remove(): void {
    const hadFocus = this.#hasFocus();
    this.#listening.abort();
    clearTimeout(this.#pending);
    this.#host.remove();
    if (hadFocus) this.#focused?.focus({ preventScroll: true });
  }

  #hasFocus(): boolean {
    return documentProperty('activeElement') === this.#host;
  }

  #draw(width: number, height: number): number {
    // Boxes of what the page has cut off must not make it any longer.
    setStyle(this.#sheet, { width: `${String(width)}px`, height: `${String(height)}px` });
    const drawn: HTMLElement[] = [];
    let isCut = false;
    const boxes = this.boxes();
    // After them: laying out a page that has become shorter may scroll it.
    const origin = this.#host.getBoundingClientRect();
    boxes.forEach((box, at) => {
      const block = this.blocks[at];
      if (box === null || block === undefined) return;
      isCut = drawn.length === MOST_BOXES;
      if (isCut) return;
      const element = createElement('div');
      const color = colorOf(block.score);
      setStyle(element, {
        position: 'absolute',
        left: `${String(box.left - origin.left - PADDING)}px`,
        top: `${String(box.top - origin.top - PADDING)}px`,
        width: `${String(box.right - box.left + 2 * PADDING)}px`,
        height: `${String(box.bottom - box.top + 2 * PADDING)}px`,
        background: `rgb(${color} / 28%)`,
        'border-radius': '3px',
        'forced-color-adjust': 'none',
        ...(block.kept && { outline: `2px solid rgb(${color})` }),
      });
      drawn.push(element);
    });
    this.#sheet.replaceChildren(...drawn);
    this.#legend.tellCut(isCut);
    return drawn.length;
  }

  #listen(): void {
    const { signal } = this.#listening;
    const later = (): void => {
      clearTimeout(this.#pending);
      this.#pending = setTimeout(() => {
        this.#redraw();
      }, STILL);
    };
    addEventListener('resize', later, { signal });
    const onScroll = (event: Event): void => {
      // With the page itself the boxes move; in a part of it they would lie beside what they are of until all is still.
      if (event.target !== document) setStyle(this.#sheet, { visibility: 'hidden' });
      later();
    };
    for (const view of [window, ...framesWithin(window)])
      view.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
    // Kept for Back, the page would come back with colours that nobody asked for.
    addEventListener(
      'pagehide',
      () => {
        this.remove();
      },
      { signal },
    );
    const options = { signal, capture: true };
    addEventListener(
      'keydown',
      (event) => {
        this.#onKey(event);
      },
      options,
    );
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.isUp) return;
    // It is meant for the colours, which lie above whatever the page would close.
    event.preventDefault();
    event.stopImmediatePropagation();
    this.remove();
  }

  #redraw(): void {
    if (!this.isUp) {
      this.remove();
      return;
    }
    // Measured without the sheet, which would hold a page open that has become smaller.
    setStyle(this.#sheet, { display: 'none' });
    const root = documentProperty('documentElement');
    const [width, height] = [root.scrollWidth, root.scrollHeight];
    setStyle(this.#sheet, { display: 'block', visibility: 'visible' });
    this.#draw(width, height);
  }
}

/** The windows of frames of the page's own origin, whose scrolling the page does not hear of. */
function framesWithin(view: Window): Window[] {
  const found: Window[] = [];
  for (let at = 0; at < view.length; at++) {
    const frame = view[at]!;
    try {
      if (frame.document !== null) found.push(frame, ...framesWithin(frame));
    } catch {
      continue; // Another origin: nothing of it was read, and nothing is coloured.
    }
  }
  return found;
}
