import type { PageReady } from '../platform/messages/protocol.ts';
import { NO_TEXT, type PageText, sharedPart } from './page-text.ts';

/**
 * Milliseconds of the first pauses between two looks, and of the whole watch. Later pauses are GROWTH of the time so
 * far.
 */
const FIRST_PAUSE = 400;
const LIMIT = 20_000;
const GROWTH = 1 / 4;
/** A text that shares less than this with another one is a new text. */
const MOST = 1 / 2;
/** A text that shares this much with the last look has stopped changing. */
const AT_REST = 0.9;

type Page = {
  /** The visible text. */
  readonly text: () => PageText;
  readonly report: (change: PageReady['how']) => void;
};

/**
 * Watches a page whose scripts write its text. After a change of the address the old text may stay for a while. So the
 * new page is reported once most of the old text is gone and the new text has stopped changing.
 */
export class PageWatch {
  /** Text of the last page that was reported. */
  private known = NO_TEXT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly page: Page) {}

  /** The page was loaded. Reported at once, and again if nearly all of its text comes later. */
  loaded(): void {
    this.page.report('loaded');
    this.known = this.page.text();
    this.watch('loaded', NO_TEXT, this.known);
  }

  /** The page was loaded because the user came back to it. Not reported. */
  returned(): void {
    this.known = this.page.text();
    this.watch(null, NO_TEXT, this.known);
  }

  /** A script changed the address, or the user went back. */
  moved(change: 'changed' | 'back'): void {
    this.watch(change, this.known, null);
  }

  /** The user has begun to use the page, so the reader must no longer open over it. */
  stop(): void {
    clearTimeout(this.timer);
  }

  /** `change`: what to report; null for nothing. `reported`: the text at the last report; null if there was none. */
  private watch(change: PageReady['how'] | null, before: PageText, reported: PageText | null): void {
    this.stop();
    const start = performance.now();
    let last = NO_TEXT;
    const look = (): void => {
      const now = this.page.text();
      const isNew = sharedPart(before, now) < MOST;
      const isAtRest = sharedPart(now, last) >= AT_REST;
      if (change !== null && isNew && isAtRest && (reported === null || sharedPart(now, reported) < MOST)) {
        // Text that comes later belongs to the same page.
        this.page.report(reported === null ? change : 'loaded');
        reported = now;
      }
      if (reported !== null) this.known = now;
      last = now;
      wait();
    };
    const wait = (): void => {
      const passed = performance.now() - start;
      if (passed < LIMIT) this.timer = setTimeout(look, Math.max(FIRST_PAUSE, passed * GROWTH));
    };
    wait();
  }
}
