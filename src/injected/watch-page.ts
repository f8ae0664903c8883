import type { PageReady } from '../platform/protocol.ts';
import { NO_TEXT, type PageText, sharedPart } from './page-text.ts';

/** Milliseconds between two looks at first, and for which a page is looked at. The pauses grow with the time. */
const FIRST_PAUSE = 400;
const LIMIT = 20_000;
const GROWTH = 1 / 4;
/** A text that has less than this share of another one is a new text. */
const MOST = 1 / 2;
/** A text that has this share in common with the last look has come to rest. */
const AT_REST = 0.9;

type Page = {
  /** The visible text. */
  readonly text: () => PageText;
  readonly report: (change: PageReady['how']) => void;
};

/**
 * Watches a page whose scripts write its text. After a change of the address the old text may stay for a while, so that
 * the new page is reported only once most of the old text is gone and the new one has come to rest.
 */
export class PageWatch {
  /** Text of the last page that was reported. */
  private known = NO_TEXT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly page: Page) {}

  /** The page was loaded. Reported at once, unless `isReturn`, and again if nearly all of its text comes later. */
  loaded(isReturn: boolean): void {
    if (!isReturn) this.page.report('loaded');
    this.known = this.page.text();
    this.watch(isReturn ? null : 'loaded', NO_TEXT, this.known);
  }

  /** The address was changed, or was gone back to. */
  moved(change: 'changed' | 'back'): void {
    this.watch(change, this.known, null);
  }

  /** The user has begun to use the page: a reader that opens over it now would be in the way. */
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
        // What comes later belongs to the same page.
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
