import { documentProperty } from './page-dom.ts';

/** Milliseconds between two checks. Chromium also reports a change by itself, after at least 100. */
const INTERVAL = 250;
const REPORT_DELAY = 100;
/** A page that covers the overlay more often than this within PERIOD does not stop. */
const MAX_RETURNS = 5;
const PERIOD = 10_000;
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
};

/**
 * Watches a shown overlay until the signal aborts. If the page puts something over it, it comes back or is lost. Uses
 * no event and no timer of the page, because the page could stop them.
 */
export function guard({ host, frame, comeBack, onSight, onLost }: GuardedOverlay, signal: AbortSignal): void {
  const known = new WeakSet(openedElements());
  let returns: number[] = [];

  const check = (isReportedSeen = true): void => {
    if (signal.aborted || document.visibilityState === 'hidden') return;
    const opened = openedElements().filter((element) => !known.has(element));
    for (const element of opened) known.add(element);
    const isSeen = isReportedSeen && opened.length === 0 && isInFront(host);
    onSight(isSeen);
    if (isSeen) return;
    const now = performance.now();
    returns = [...returns.filter((time) => now - time < PERIOD), now];
    if (returns.length > MAX_RETURNS) {
      onLost();
      return;
    }
    endViewTransition();
    comeBack();
  };

  const again = (): void => {
    if (signal.aborted) return;
    check();
    AbortSignal.timeout(INTERVAL).addEventListener('abort', again);
  };
  AbortSignal.timeout(INTERVAL).addEventListener('abort', again);

  // Only this detects something that is drawn over the frame and lets clicks through. Firefox ignores the options.
  const options: object = { trackVisibility: true, delay: REPORT_DELAY };
  const observer = new IntersectionObserver((entries) => {
    const isVisible = (entries.at(-1) as { readonly isVisible?: boolean } | undefined)?.isVisible;
    if (isVisible !== undefined) check(isVisible);
  }, options);
  observer.observe(frame);
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
