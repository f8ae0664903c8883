import { guard } from './overlay-guard.ts';
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
};
const FRAME_STYLE = { all: 'initial', display: 'block', width: '100%', height: '100%', border: '0' };
const INVISIBLE = { opacity: '0', 'pointer-events': 'none' };
/* The frame's document must have the same color scheme, or the browser paints a canvas below it. */
const TRANSPARENT = { background: 'transparent', 'color-scheme': 'light', 'overscroll-behavior': 'auto' };
const OPAQUE = { background: 'Canvas', 'color-scheme': 'light dark', 'overscroll-behavior': 'none' };
const VISIBLE = { opacity: '1', 'pointer-events': 'auto' };

/** Milliseconds to wait for a frame of the page that shows it without the overlay. */
const PAINT_TIMEOUT = 100;

/**
 * The reader's frame over the page: a modal dialog in a closed shadow root. A modal dialog makes the page inert and is
 * in the top layer, above every z-index. No attribute or style of the page changes. Browsers draw the scrollbar of the
 * viewport above the top layer, so it stays visible (docs/experiments/page-scrollbar.md).
 */
export class OverlayFrame {
  readonly #host = createElement('div');
  readonly #dialog = createElement('dialog');
  readonly #frame = createElement('iframe');
  /** Element that gets the focus back. The frame takes the focus before the dialog could record it. */
  readonly #focusedBefore = focusedElement();
  /** Resolves when the frame's document, or the browser's word that it is blocked, has loaded. */
  readonly loaded = new Promise((resolve) => {
    this.#frame.addEventListener('load', resolve, { once: true });
  });
  #scroll: { readonly left: number; readonly top: number } | null = null;
  #isRemoved = false;
  readonly #listening = new AbortController();
  readonly #removals = new MutationObserver((changes) => {
    // A frame that is moved in the page reloads. So a move counts as a removal.
    const removed = changes.some(({ removedNodes }) => [...removedNodes].includes(this.#host));
    if (removed || !this.#host.isConnected) this.#lose();
  });
  readonly #changes = new MutationObserver(() => {
    this.#restoreHost();
  });
  readonly #onLost: () => void;
  readonly #onRemoved: () => void;

  /**
   * `onLost`: called after the page has removed the shown overlay or keeps covering it. `onRemoved`: called after it
   * was removed, for any reason.
   */
  constructor(url: string, onLost: () => void, onRemoved: () => void) {
    this.#onLost = onLost;
    this.#onRemoved = onRemoved;
    setStyle(this.#host, HOST_STYLE);
    setStyle(this.#dialog, { ...DIALOG_STYLE, ...OPAQUE, ...INVISIBLE });
    setStyle(this.#frame, FRAME_STYLE);
    // Chromium: otherwise requests for pictures carry the origin of the extension. Firefox has no credentialless
    // frames.
    this.#frame.setAttribute('credentialless', '');
    // Without it the browser refuses to share from a frame.
    this.#frame.setAttribute('allow', 'web-share; translator; language-detector');
    this.#frame.src = url;
    this.#dialog.append(this.#frame);
    this.#host.attachShadow({ mode: 'closed' }).append(this.#dialog);
  }

  /** True while it is in the page, revealed or not. */
  get isAttached(): boolean {
    return this.#host.isConnected;
  }

  /**
   * Adds it to the page. It is invisible, so that the user sees nothing if the frame is blocked. False if the page
   * hides the frame.
   */
  attach(): boolean {
    documentProperty('documentElement').append(this.#host);
    this.#removals.observe(document, { childList: true });
    this.#removals.observe(documentProperty('documentElement'), { childList: true });
    return this.#frame.clientWidth > 0 && this.#frame.clientHeight > 0;
  }

  /** Shows it over the page. Called when the frame has content, so that it does not flash. */
  reveal(): void {
    if (!this.isAttached || this.#dialog.open || this.#listening.signal.aborted) return;
    this.#scroll = { left: scrollX, top: scrollY };
    setStyle(this.#dialog, VISIBLE);
    this.#toTop();
    this.#listen();
    this.#guard();
  }

  /** Makes the page visible below the frame, or hides it again. The frame keeps all clicks and keys. */
  seeThrough(isOn: boolean): void {
    setStyle(this.#dialog, isOn ? TRANSPARENT : OPAQUE);
    setStyle(this.#frame, { 'color-scheme': 'light' });
  }

  /**
   * Hides it at once, and removes it once the page is painted: a page of 100,000 nodes needs some 100 ms more to take
   * clicks and keys again. Resolves when it is removed.
   */
  leave(): Promise<void> {
    this.#stop();
    for (const element of [this.#dialog, this.#frame]) setStyle(element, INVISIBLE);
    return new Promise((resolve) => {
      const remove = (): void => {
        this.remove();
        resolve();
      };
      requestAnimationFrame(() => setTimeout(remove));
      // A page that is not in front, or is being left, is not painted.
      setTimeout(remove, PAINT_TIMEOUT);
      addEventListener('pagehide', remove, { once: true });
    });
  }

  /** Removes it permanently and restores the page's focus and scroll position. */
  remove(): void {
    if (this.#isRemoved) return;
    this.#isRemoved = true;
    this.#stop();
    if (this.isAttached && this.#dialog.open) this.#dialog.close();
    this.#host.remove();
    this.#onRemoved();
    if (this.#scroll === null) return;
    if (focusedElement() !== this.#focusedBefore) this.#focusedBefore?.focus({ preventScroll: true });
    const { left, top } = this.#scroll;
    if (scrollX !== left || scrollY !== top) scrollTo({ left, top, behavior: 'instant' });
  }

  /** Ends everything that keeps it in the page and in front. */
  #stop(): void {
    this.#listening.abort();
    this.#removals.disconnect();
    this.#changes.disconnect();
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
    this.#dialog.addEventListener('cancel', () => void this.leave(), { signal });
    // Otherwise the back-forward cache would restore the page with a dead frame.
    addEventListener(
      'pagehide',
      () => {
        this.remove();
      },
      { signal },
    );
    // A dialog or popover that the page opens later would be above.
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

  #guard(): void {
    const fullscreenBefore = documentProperty('fullscreenElement');
    this.#changes.observe(this.#host, { attributes: true });
    guard(
      {
        host: this.#host,
        frame: this.#frame,
        comeBack: () => {
          // After a click in the frame, the browser allows the page to go fullscreen.
          if (![null, fullscreenBefore].includes(documentProperty('fullscreenElement')))
            Document.prototype.exitFullscreen.call(document).catch(() => undefined);
          this.#toTop();
        },
        onSight: (isSeen) => {
          this.#keepSize();
          this.#keepFocus();
          setStyle(this.#frame, { 'pointer-events': isSeen ? 'auto' : 'none' });
        },
        onLost: () => {
          this.#lose();
        },
        onGone: () => {
          this.remove();
        },
      },
      this.#listening.signal,
    );
  }

  /** Undoes what the page did to the host. */
  #restoreHost(): void {
    for (const name of this.#host.getAttributeNames()) this.#host.removeAttribute(name);
    setStyle(this.#host, HOST_STYLE);
    this.#changes.takeRecords();
  }

  /** A zoomed root zooms the overlay, too. */
  #keepSize(): void {
    const zoom = this.#host.currentCSSZoom;
    if (zoom > 0) setStyle(this.#dialog, { zoom: String(1 / zoom) });
  }

  #lose(): void {
    const wasShown = this.#scroll !== null && !this.#listening.signal.aborted;
    this.remove();
    if (wasShown) this.#onLost();
  }

  /**
   * Tab from the last control of the frame moves the focus to the page, and keys would scroll it. Takes the focus back.
   */
  #keepFocus(): void {
    if (this.isAttached && document.hasFocus() && documentProperty('activeElement') !== this.#host) this.#frame.focus();
  }

  #returnToTop(event: Event): void {
    if (!(event instanceof ToggleEvent) || event.newState !== 'open' || !this.isAttached) return;
    if (!(event.target instanceof HTMLDetailsElement)) this.#toTop();
  }

  #toTop(): void {
    if (this.#dialog.open) this.#dialog.close();
    this.#dialog.showModal();
    this.#frame.focus();
  }
}
