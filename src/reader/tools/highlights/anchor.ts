import type { KeptHighlight } from '../../../platform/stores/kept-highlights.ts';
import { isWhole, rangeOfSpan, shownText } from './article-text.ts';
import { findQuote } from './find-quote.ts';

/** Ranges of highlights in the document, by id. A highlight that is not found has none. */
export type Ranges = ReadonlyMap<string, Range>;

/** Milliseconds of searching after which the view may react to input. */
const SLICE = 20;

/**
 * Finds highlights in the shown article. Calls `onFound` with what is found so far, and at the end with `isDone`,
 * unless the article is still growing. Returns a function that stops it. It pauses between highlights, because a
 * search for changed words in a long text takes time.
 */
export function anchor(
  scroller: Element,
  highlights: readonly KeptHighlight[],
  onFound: (ranges: Ranges, isDone: boolean) => void,
): () => void {
  const read = shownText(scroller);
  const isComplete = isWhole(scroller);
  const ranges = new Map<string, Range>();
  const waiting = highlights.values();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const find = ({ id, quote, position }: KeptHighlight): void => {
    const span = findQuote(read.text, quote, position, isComplete);
    if (span !== null) ranges.set(id, rangeOfSpan(read, span));
  };
  const work = (): void => {
    const end = performance.now() + SLICE;
    let next = waiting.next();
    for (; next.done !== true && performance.now() < end; next = waiting.next()) find(next.value);
    if (next.done !== true) {
      find(next.value);
      timer = setTimeout(work);
    }
    onFound(ranges, next.done === true && isComplete);
  };
  work();
  return () => {
    clearTimeout(timer);
  };
}
