import type { Article } from '../../../article/article.ts';
import { askBackground, storeUnlessPrivate } from '../../../platform/messages/ask-background.ts';
import type { KeptPlace } from '../../../platform/stores/kept-places.ts';
import { logError } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { showWhole } from '../../article/show-whole.ts';
import { findBlock, hold, USER_MOVES } from '../../article/reading-position.ts';
import { readingProgress } from '../../article/reading-progress.ts';
import { currentPlace, FIRST_LINE, hashText, textPosition } from '../../article/text-place.ts';

/** Milliseconds without scrolling after which the place is stored. A popup may close right after that. */
const SETTLED = 150;
/** A place older than this is announced, because the reader may not expect it. Milliseconds. */
const ANNOUNCED = 60_000;

/** A share of the article is stored in thousandths. */
const ROUNDED = 1000;
/** The end of an article is no place to go back to, but the list shows that it was reached. */
const END = { blocks: [], offset: 0 };

/** Addresses whose stored place was looked up. Another article of the same page keeps the place of the view instead. */
const lookedUp = new Set<string>();

type Opening = {
  /** True if the article opens at another place than that of the last time. */
  readonly opensElsewhere: boolean;
  /** Says that the place was found. */
  readonly showStatus: (text: string) => void;
};

/**
 * Goes to the sentence where the reader stopped the last time, then stores the place after each scrolling. A place at
 * the very start is not kept. Returns a function that ends it.
 */
export function keepPlace(
  scroller: HTMLElement,
  { url }: Article,
  { opensElsewhere, showStatus }: Opening,
): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hasMoved = false;
  let endHold: (() => void) | null = null;

  const store = (): void => {
    clearTimeout(timer);
    timer = undefined;
    // A view that is being closed may have no height any more, and so no place.
    if (scroller.clientHeight === 0) return;
    const fraction = Math.round(readingProgress(scroller) * ROUNDED) / ROUNDED;
    const place = fraction === 1 ? END : currentPlace(scroller);
    const kept = place && { ...place, fraction, time: Date.now() };
    storeUnlessPrivate('store/place', { url, place: kept }).catch((cause: unknown) => {
      logError('keep-place', cause);
    });
  };
  const storeSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(store, SETTLED);
  };
  const storeNow = (): void => {
    if (timer !== undefined) store();
  };
  const watch = (): void => {
    if (signal.aborted) return;
    scroller.addEventListener('scroll', storeSoon, { passive: true, signal });
    addEventListener('pagehide', storeNow, { signal });
    document.addEventListener('visibilitychange', storeNow, { signal });
    // The reader may have scrolled while the stored place was looked up.
    if (scroller.scrollTop > 0) storeSoon();
  };

  if (lookedUp.has(url) || opensElsewhere) watch();
  else {
    lookedUp.add(url);
    for (const type of USER_MOVES)
      addEventListener(type, () => (hasMoved = true), { capture: true, passive: true, once: true, signal });
    askBackground('keep/place', { url })
      .then((place) => {
        if (place === null || place.blocks.length === 0 || hasMoved || signal.aborted || scroller.scrollTop > 0) return;
        endHold = goTo(scroller, place);
        if (endHold !== null && Date.now() - place.time > ANNOUNCED) showStatus(translate('place_found'));
      })
      .catch((cause: unknown) => {
        logError('find-place', cause);
      })
      .finally(watch);
  }
  return () => {
    storeNow();
    ending.abort();
    endHold?.();
  };
}

/** Scrolls to a place and stays there while pictures above it load. Null if the article does not have it. */
function goTo(scroller: HTMLElement, { blocks, offset }: KeptPlace): (() => void) | null {
  showWhole(scroller);
  const found = findBlock(scroller, blocks.map(String), (block) => String(hashText(block)));
  if (found === null) return null;
  const line = textPosition(found.block, found.isExact ? offset : 0);
  return hold(scroller, () => line.getBoundingClientRect().top - FIRST_LINE / 2);
}
