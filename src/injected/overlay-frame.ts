import { createElement, setStyle, focusedElement, documentProperty } from './page-dom.ts';

const HOST_STYLE = { all: 'initial', position: 'fixed', display: 'block', width: '0', height: '0' };
const DIALOG_STYLE = {
  all: 'initial',
  position: 'fixed',
  inset: '0',
  display: 'block',
  width: '100%',
  height: '100%',
  'max-width': 'none',
  'max-height': 'none',
  overflow: 'hidden',
  'overscroll-behavior': 'none',
  background: 'Canvas',
  'color-scheme': 'light dark',
};
const FRAME_STYLE = { all: 'initial', display: 'block', width: '100%', height: '100%', border: '0' };
const UNSEEN = { opacity: '0', 'pointer-events': 'none' };
const SEEN = { opacity: '1', 'pointer-events': 'auto' };

/**
 * The reader's frame over the page: a modal dialog in a closed shadow root. Being modal it makes the page inert by
 * itself, and it lies in the top layer, above every z-index; no attribute and no style of the page is touched.
 */
export class OverlayFrame {
  readonly #host = createElement('div');
  readonly #dialog = createElement('dialog');
  readonly #frame = createElement('iframe');
  /** A frame takes the focus as soon as it is alive, too early for the dialog to know whom to give it back to. */
  readonly #focused = focusedElement();
  #scroll: { readonly left: number; readonly top: number } | null = null;
  readonly #listening = new AbortController();
  readonly #removals = new MutationObserver((changes) => {
    // Put back elsewhere the frame would load anew: a page that moves it has closed it.
    const removed = changes.some(({ removedNodes }) => [...removedNodes].includes(this.#host));
    if (removed || !this.#host.isConnected) this.lower();
  });

  constructor(url: string) {
    setStyle(this.#host, HOST_STYLE);
    setStyle(this.#dialog, { ...DIALOG_STYLE, ...UNSEEN });
    setStyle(this.#frame, FRAME_STYLE);
    this.#frame.src = url;
    this.#dialog.append(this.#frame);
    this.#host.attachShadow({ mode: 'closed' }).append(this.#dialog);
  }

  /** True from the moment it hangs in the page, seen or not yet, until it is taken away. */
  get isUp(): boolean {
    return this.#host.isConnected;
  }

  /** Hangs it in the page, unseen and out of the way: a frame that never comes alive must not be noticed. False where the page keeps it from being drawn at all. */
  hang(): boolean {
    documentProperty('documentElement').append(this.#host);
    this.#removals.observe(document, { childList: true });
    this.#removals.observe(documentProperty('documentElement'), { childList: true });
    return this.#frame.clientWidth > 0 && this.#frame.clientHeight > 0;
  }

  /** Draws it over the page, once there is something to see: an empty frame would flash. */
  draw(): void {
    if (!this.isUp || this.#dialog.open) return;
    this.#scroll = { left: scrollX, top: scrollY };
    setStyle(this.#dialog, SEEN);
    this.#toTop();
    this.#listen();
  }

  /** Takes it away for good and leaves the page as it was: the focus goes back, and scrolling that reached the page through the frame is undone. */
  lower(): void {
    if (this.#listening.signal.aborted) return;
    this.#listening.abort();
    this.#removals.disconnect();
    if (this.isUp && this.#dialog.open) this.#dialog.close();
    this.#host.remove();
    if (this.#scroll === null) return;
    if (focusedElement() !== this.#focused) this.#focused?.focus({ preventScroll: true });
    const { left, top } = this.#scroll;
    if (scrollX !== left || scrollY !== top) scrollTo({ left, top, behavior: 'instant' });
  }

  #listen(): void {
    const { signal } = this.#listening;
    this.#host.addEventListener(
      'focusout',
      () =>
        setTimeout(() => {
          this.#keepFocus();
        }),
      { signal },
    );
    this.#dialog.addEventListener(
      'cancel',
      () => {
        this.lower();
      },
      { signal },
    );
    // Kept for Back, the page would come back with a dead frame over it.
    addEventListener(
      'pagehide',
      () => {
        this.lower();
      },
      { signal },
    );
    // A dialog or popover that the page opens later would lie above.
    const options = { signal, capture: true };
    EventTarget.prototype.addEventListener.call(
      document,
      'toggle',
      (event) => {
        this.#returnToTop(event);
      },
      options,
    );
  }

  /** Past its last control a frame hands the focus to the page's body, whose keys would scroll the page; the browser's own bars may have it. */
  #keepFocus(): void {
    if (this.isUp && document.hasFocus() && documentProperty('activeElement') !== this.#host) this.#frame.focus();
  }

  #returnToTop(event: Event): void {
    if (!(event instanceof ToggleEvent) || event.newState !== 'open' || !this.isUp) return;
    if (!(event.target instanceof HTMLDetailsElement)) this.#toTop();
  }

  #toTop(): void {
    if (this.#dialog.open) this.#dialog.close();
    this.#dialog.showModal();
    this.#frame.focus();
  }
}
