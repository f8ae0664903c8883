import { isExtensionGone } from '../platform/messages/signals.ts';
import { documentProperty } from './page-dom.ts';

/** Milliseconds between two checks. They vary, so that a page cannot cover the overlay between them. */
const MIN_INTERVAL = 150;
const MAX_INTERVAL = 350;
/** The least delay that a browser accepts for reports of visibility. Milliseconds. */
const REPORT_DELAY = 100;
/** The overlay takes clicks again if no check found it covered for so long. Milliseconds. */
const CLEAR_TIME = 500;
/** The page does not stop covering the overlay if more checks than this within PERIOD find it covered. */
const MAX_RETURNS = 5;
const PERIOD = 10_000;
/** The same if it is not clear for so long, in which a slow page allows few checks. Milliseconds. */
const MAX_COVERED = 5_000;
/** True where the browser reports whether something is drawn over an element, as Chromium does. */
const HAS_REPORTS = 'isVisible' in IntersectionObserverEntry.prototype;
/** Where the overlay must be on top, as shares of the window. */
const POINTS = [0.02, 0.5, 0.98].flatMap((x) => [0.02, 0.5, 0.98].map((y) => [x, y] as const));
/** Elements that the browser draws above the overlay if they open after it. */
const TOP_LAYER = ':popover-open, :modal, :fullscreen';

type GuardedOverlay = {
  readonly host: HTMLElement;
  readonly frame: HTMLElement;
  /** Puts the overlay in front again. */
  readonly comeBack: () => void;
  /**
   * Called with false when the page covers the overlay, and with true when the overlay is in front and may take clicks.
   */
  readonly onSight: (isSeen: boolean) => void;
  /** Called once if the page does not stop covering it. */
  readonly onLost: () => void;
  /** Called once the extension was updated, reloaded or removed: its frame is dead. */
  readonly onGone: () => void;
};

/**
 * Watches a shown overlay until the signal aborts. If the page puts something over it, it comes back or is lost. Uses
 * no event and no timer of the page, because the page could stop them.
 */
export function guard({ host, frame, comeBack, onSight, onLost, onGone }: GuardedOverlay, signal: AbortSignal): void {
  /** Those that were open at the last check. One that has closed may open again, and then it is above the overlay. */
  let known = openedElements();
  let returns: number[] = [];
  /** When a check found the overlay covered after it was clear. */
  let coveredAt: number | null = null;

  const check = (isDrawn: boolean): void => {
    if (signal.aborted || document.visibilityState === 'hidden') return;
    const opened = openedElements();
    const isAbove = opened.some((element) => !known.includes(element));
    known = opened;
    const now = performance.now();
    if (isDrawn && !isAbove && isInFront(host)) {
      const isClear = now - (returns.at(-1) ?? -Infinity) >= CLEAR_TIME;
      if (isClear) coveredAt = null;
      onSight(isClear);
      return;
    }
    onSight(false);
    returns = [...returns.filter((time) => now - time < PERIOD), now];
    coveredAt ??= now;
    if (returns.length > MAX_RETURNS || now - coveredAt > MAX_COVERED) {
      onLost();
      return;
    }
    endViewTransition();
    comeBack();
  };

  // Only this detects something that is drawn over the frame and lets clicks through. Firefox ignores the options.
  const options: object = { trackVisibility: true, delay: REPORT_DELAY };
  let awaitsReport = false;
  const observer = new IntersectionObserver((entries) => {
    awaitsReport = false;
    check((entries.at(-1) as { readonly isVisible?: boolean } | undefined)?.isVisible === true);
  }, options);

  const again = (): void => {
    if (signal.aborted) return;
    if (isExtensionGone()) {
      onGone();
      return;
    }
    if (!HAS_REPORTS) check(true);
    else if (!awaitsReport) {
      // The browser reports only changes, and what it reports of a new target. On a slow page that takes a while.
      observer.disconnect();
      observer.observe(frame);
      awaitsReport = true;
    }
    const interval = MIN_INTERVAL + Math.random() * (MAX_INTERVAL - MIN_INTERVAL);
    AbortSignal.timeout(interval).addEventListener('abort', again);
  };
  if (HAS_REPORTS) onSight(false);
  again();
  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
}

function openedElements(): Element[] {
  return [...Document.prototype.querySelectorAll.call(document, TOP_LAYER)];
}

/** True if clicks at all of the points would reach the host. */
function isInFront(host: Element): boolean {
  return POINTS.every(
    ([x, y]) => Document.prototype.elementFromPoint.call(document, innerWidth * x, innerHeight * y) === host,
  );
}

/** A view transition is drawn above everything. Starting and skipping another one ends it. */
function endViewTransition(): void {
  if (!('startViewTransition' in Document.prototype)) return;
  if ('activeViewTransition' in Document.prototype && documentProperty('activeViewTransition') === null) return;
  const transition = Document.prototype.startViewTransition.call(document, () => undefined);
  transition.ready.catch(() => undefined); // Rejects because it is skipped.
  transition.skipTransition();
}
