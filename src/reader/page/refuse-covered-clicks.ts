/** The least delay that a browser accepts for reports of visibility. Milliseconds. */
const REPORT_DELAY = 100;
const CLICKS = ['pointerdown', 'pointerup', 'mousedown', 'mouseup', 'click', 'dblclick', 'auxclick', 'contextmenu'];

/**
 * Refuses clicks until the browser reports that this frame is drawn in front of everything, and while it reports that
 * it is not (IntersectionObserver, version 2). The script in the page checks the same (`overlay-guard.ts`), but a page
 * can keep its own process busy while it covers the frame. Does nothing where the browser gives no such reports, as
 * Firefox.
 */
export function refuseCoveredClicks(): void {
  if (!('isVisible' in IntersectionObserverEntry.prototype)) return;
  const mark = createMark();
  let above: readonly Element[] = [];
  let isSeen = false;
  const update = (entries: readonly IntersectionObserverEntry[]): void => {
    const open = [...document.querySelectorAll(':modal, :popover-open')].filter((one) => one !== mark);
    const hasOpened = open.some((one) => !above.includes(one));
    above = open;
    // A dialog or popover of the reader covers the mark, also with its transparent backdrop. The next report counts.
    if (hasOpened) raise(mark);
    else isSeen = (entries.at(-1) as { readonly isVisible?: boolean } | undefined)?.isVisible === true;
  };
  new IntersectionObserver(update, { trackVisibility: true, delay: REPORT_DELAY } as object).observe(mark);
  for (const type of CLICKS)
    addEventListener(
      type,
      (event) => {
        // A key that clicks a button gives a click without a count.
        if (isSeen || (event.type === 'click' && (event as MouseEvent).detail === 0)) return;
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      { capture: true },
    );
}

/** One pixel in front of the reader. It counts as covered if something of the page covers any part of the frame. */
function createMark(): HTMLElement {
  const mark = document.createElement('div');
  mark.popover = 'manual';
  mark.setAttribute('aria-hidden', 'true');
  mark.style.cssText =
    'position:fixed;inset:auto auto 0 0;inline-size:1px;block-size:1px;border:0;padding:0;background:none';
  document.body.append(mark);
  mark.showPopover();
  return mark;
}

function raise(mark: HTMLElement): void {
  mark.hidePopover();
  mark.showPopover();
}
