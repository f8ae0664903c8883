import type { BlockAccount } from '../article.ts';
import type { HeatmapExtraction } from '../extract/extract.ts';
import type { LegendWords } from '../platform/protocol.ts';
import { createLegend, type Legend } from './legend.ts';
import { createElement, setStyle, focusedElement, documentProperty } from './page-dom.ts';
import { scoreColor } from './score-color.ts';

type Boxes = ReturnType<HeatmapExtraction['boxes']>;

/** More boxes make scrolling slow. Hardly any article has so many blocks. */
const MAX_BOXES = 4000;
/** Milliseconds without scrolling or resizing after which the boxes are measured again. */
const REDRAW_DELAY = 150;
/** Space between a text and its box, in CSS pixels. */
const PADDING = 2;

/* Above the page's layers and in its coordinates, so that the boxes scroll with it. */
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
const BOX_LAYER_STYLE = { position: 'absolute', top: '0', left: '0', overflow: 'hidden', 'pointer-events': 'none' };

/**
 * A box over each block of the page, colored by score, and a legend. All of it is in a closed shadow root, and no
 * element of the page changes. Esc, the legend's button and `remove` remove it. It contains no text of the page.
 */
export class Heatmap {
  readonly #host = createElement('div');
  readonly #boxLayer = createElement('div');
  readonly #legend: Legend;
  readonly #listening = new AbortController();
  /** Element that had the focus before the legend. */
  #focusedBefore: HTMLElement | null = null;
  #pending = 0;

  constructor(
    readonly blocks: readonly Pick<BlockAccount, 'kept' | 'score'>[],
    readonly boxes: () => Boxes,
    words: LegendWords,
  ) {
    setStyle(this.#host, HOST_STYLE);
    setStyle(this.#boxLayer, BOX_LAYER_STYLE);
    this.#boxLayer.setAttribute('aria-hidden', 'true');
    this.#legend = createLegend(words, () => {
      this.remove();
    });
    this.#host.attachShadow({ mode: 'closed' }).append(this.#boxLayer, this.#legend.card);
  }

  get isAttached(): boolean {
    return this.#host.isConnected;
  }

  /** Shows it and focuses the legend. False if no block is visible. */
  show(): boolean {
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

  /** Focuses the legend's button. */
  focus(): void {
    if (!this.#hasFocus()) this.#focusedBefore = focusedElement();
    this.#legend.card.querySelector('button')?.focus({ preventScroll: true });
  }

  /** Removes it and restores the focus. */
  remove(): void {
    const hadFocus = this.#hasFocus();
    this.#listening.abort();
    clearTimeout(this.#pending);
    this.#host.remove();
    if (hadFocus) this.#focusedBefore?.focus({ preventScroll: true });
  }

  #hasFocus(): boolean {
    return documentProperty('activeElement') === this.#host;
  }

  #draw(width: number, height: number): number {
    // Boxes outside the page must not make it longer.
    setStyle(this.#boxLayer, { width: `${String(width)}px`, height: `${String(height)}px` });
    const drawn: HTMLElement[] = [];
    let isTruncated = false;
    const boxes = this.boxes();
    // Measured after the boxes, because the layout of a page that became shorter may scroll it.
    const origin = this.#host.getBoundingClientRect();
    boxes.forEach((box, at) => {
      const block = this.blocks[at];
      if (box === null || block === undefined) return;
      isTruncated = drawn.length === MAX_BOXES;
      if (isTruncated) return;
      const element = createElement('div');
      const color = scoreColor(block.score);
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
    this.#boxLayer.replaceChildren(...drawn);
    this.#legend.setTruncated(isTruncated);
    return drawn.length;
  }

  #listen(): void {
    const { signal } = this.#listening;
    const later = (): void => {
      clearTimeout(this.#pending);
      this.#pending = setTimeout(() => {
        this.#redraw();
      }, REDRAW_DELAY);
    };
    addEventListener('resize', later, { signal });
    const onScroll = (event: Event): void => {
      // Boxes scroll with the page. If only a part of it scrolls, they are misplaced until the next measurement.
      if (event.target !== document) setStyle(this.#boxLayer, { visibility: 'hidden' });
      later();
    };
    for (const view of [window, ...framesWithin(window)])
      view.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
    // Otherwise the back-forward cache would restore the page with its heatmap.
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
    if (event.key !== 'Escape' || !this.isAttached) return;
    // The key is for the heatmap, which is above everything that the page could close.
    event.preventDefault();
    event.stopImmediatePropagation();
    this.remove();
  }

  #redraw(): void {
    if (!this.isAttached) {
      this.remove();
      return;
    }
    // Measured without the boxes, which would keep a page large that has become smaller.
    setStyle(this.#boxLayer, { display: 'none' });
    const root = documentProperty('documentElement');
    const [width, height] = [root.scrollWidth, root.scrollHeight];
    setStyle(this.#boxLayer, { display: 'block', visibility: 'visible' });
    this.#draw(width, height);
  }
}

/** Windows of all same-origin frames. Their scroll events do not reach the page. */
function framesWithin(view: Window): Window[] {
  const found: Window[] = [];
  for (let at = 0; at < view.length; at++) {
    const frame = view[at]!;
    try {
      if (frame.document !== null) found.push(frame, ...framesWithin(frame));
    } catch {
      continue; // Another origin: its blocks were not read.
    }
  }
  return found;
}
