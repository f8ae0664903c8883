import type { KeptHighlight } from '../../platform/kept-highlights.ts';
import { isWhole, rangeOfSpan, shownText } from './article-text.ts';
import { findQuote } from './find-quote.ts';

/** Where highlights are in the document, by their ids. One that is not found has no range. */
export type Ranges = ReadonlyMap<string, Range>;

/** Milliseconds of searching after which the view may react to input. */
const SLICE = 20;

/**
 * Finds highlights in the shown article. Calls `onFound` with what is found so far, at least once at the end. Returns a
 * function that stops it. It pauses between highlights, because a search for changed words in a long text takes time.
 */
export function anchor(
  scroller: Element,
  highlights: readonly KeptHighlight[],
  onFound: (ranges: Ranges) => void,
): () => void {
  const read = shownText(scroller);
  const isComplete = isWhole(scroller);
  const ranges = new Map<string, Range>();
  const waiting = highlights.values();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const work = (): void => {
    const end = performance.now() + SLICE;
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) {
      const { id, quote, position } = next.value;
      const span = findQuote(read.text, quote, position, isComplete);
      if (span !== null) ranges.set(id, rangeOfSpan(read, span));
      if (performance.now() < end) continue;
      timer = setTimeout(work);
      break;
    }
    onFound(ranges);
  };
  work();
  return () => {
    clearTimeout(timer);
  };
}
