import { createElement, documentProperty, setStyle } from './page-dom.ts';

/** Most boxes: more make scrolling slow. Hardly any article has so many blocks. */
export const MAX_BOXES = 4000;
/** Milliseconds without scrolling or resizing after which the boxes are measured again. */
const REDRAW_DELAY = 150;

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
const LAYER_STYLE = { position: 'absolute', top: '0', left: '0', overflow: 'hidden', 'pointer-events': 'none' };

/** Where a box is drawn: its coordinates start from this point of the viewport. */
export type Origin = { readonly left: number; readonly top: number };

/**
 * Boxes over parts of the page, in a closed shadow root. They scroll with the page and are drawn again after it
 * scrolled or changed its size. No element of the page changes.
 */
export class PageBoxes {
  readonly #host = createElement('div');
  readonly #layer = createElement('div');
  readonly #listening = new AbortController();
  #pending = 0;

  /** `draw`: measures and creates the boxes. `beside`: what is shown next to them. */
  constructor(
    readonly draw: (origin: () => Origin) => readonly HTMLElement[],
    beside: readonly HTMLElement[] = [],
  ) {
    setStyle(this.#host, HOST_STYLE);
    setStyle(this.#layer, LAYER_STYLE);
    this.#layer.setAttribute('aria-hidden', 'true');
    this.#host.attachShadow({ mode: 'closed' }).append(this.#layer, ...beside);
  }

  get isAttached(): boolean {
    return this.#host.isConnected;
  }

  get hasFocus(): boolean {
    return documentProperty('activeElement') === this.#host;
  }

  /** Aborted when the boxes are removed. */
  get signal(): AbortSignal {
    return this.#listening.signal;
  }

  /** Where the coordinates of the boxes start now. */
  origin(): Origin {
    return this.#host.getBoundingClientRect();
  }

  /** False if there is no box to show. */
  show(): boolean {
    documentProperty('documentElement').append(this.#host);
    if (this.#draw() === 0) {
      this.#host.remove();
      return false;
    }
    this.#listen();
    return true;
  }

  /** Measures and draws again. If the page has removed the boxes, ends. */
  redraw(): void {
    if (this.isAttached) this.#draw();
    else this.remove();
  }

  remove(): void {
    this.#listening.abort();
    clearTimeout(this.#pending);
    this.#host.remove();
  }

  #draw(): number {
    // Measured without the boxes, which would keep a page large that has become smaller.
    setStyle(this.#layer, { display: 'none' });
    const { scrollWidth, scrollHeight } = documentProperty('documentElement');
    // Boxes outside the page must not make it longer.
    setStyle(this.#layer, {
      ...{ display: 'block', visibility: 'visible' },
      ...{ width: `${String(scrollWidth)}px`, height: `${String(scrollHeight)}px` },
    });
    const drawn = this.draw(() => this.origin());
    this.#layer.replaceChildren(...drawn);
    return drawn.length;
  }

  #listen(): void {
    const { signal } = this.#listening;
    const later = (): void => {
      clearTimeout(this.#pending);
      this.#pending = setTimeout(() => {
        this.redraw();
      }, REDRAW_DELAY);
    };
    addEventListener('resize', later, { signal });
    const onScroll = (event: Event): void => {
      // Boxes scroll with the page. If only a part of it scrolls, they are misplaced until the next measurement.
      if (event.target !== document) setStyle(this.#layer, { visibility: 'hidden' });
      later();
    };
    for (const view of [window, ...framesWithin(window)])
      view.addEventListener('scroll', onScroll, { signal, capture: true, passive: true });
    // Otherwise the back-forward cache would restore the page with its boxes.
    addEventListener(
      'pagehide',
      () => {
        this.remove();
      },
      { signal },
    );
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
