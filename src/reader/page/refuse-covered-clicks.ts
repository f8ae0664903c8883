/** The least delay that a browser accepts for reports of visibility. Milliseconds. */
const REPORT_DELAY = 100;
const CLICKS = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'auxclick', 'contextmenu'];

/**
 * Refuses clicks while the browser reports that this frame is not drawn in front of everything (IntersectionObserver,
 * version 2). The script in the page checks the same (`overlay-guard.ts`), but a page can keep its own process busy
 * while it covers the frame. Does nothing where the browser gives no such reports, as Firefox.
 */
export function refuseCoveredClicks(): void {
  if (!('isVisible' in IntersectionObserverEntry.prototype)) return;
  const root = document.documentElement;
  let isSeen = false;
  // The browser calls the root covered by a modal dialog of the reader. Then only the script in the page checks.
  const isRefusing = (): boolean => !isSeen && document.querySelector(':modal') === null;
  const update = (entries: readonly IntersectionObserverEntry[]): void => {
    isSeen = (entries.at(-1) as { readonly isVisible?: boolean } | undefined)?.isVisible === true;
    root.style.pointerEvents = isRefusing() ? 'none' : '';
  };
  update([]);
  const options: object = { trackVisibility: true, delay: REPORT_DELAY };
  new IntersectionObserver(update, options).observe(root);
  for (const type of CLICKS)
    addEventListener(
      type,
      (event) => {
        // A key that clicks a button gives a click without a count.
        if (!isRefusing() || (event.type === 'click' && (event as MouseEvent).detail === 0)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
}
