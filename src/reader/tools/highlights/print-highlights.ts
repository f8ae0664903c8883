import type { OwnNotes } from '../../context/own-notes.ts';
import { inTextOrder } from './in-text-order.ts';
import { unpaint } from './paint.ts';
import type { Highlighter } from './highlighter.ts';

/** The highlights of a highlighter in the form that printing needs. `show` colours them again. */
export function printHighlights(highlighter: Highlighter, show: () => void): OwnNotes {
  const entries = () => inTextOrder(highlighter.collection.entries(), highlighter.ranges());
  return {
    count: () => entries().length,
    notes: () =>
      entries()
        .filter(({ note }) => note !== '')
        .map(({ id, quote, note }) => ({
          range: highlighter.ranges().get(id) ?? null,
          words: quote.exact.replaceAll('\n', ' '),
          note,
          lang: highlighter.article.lang,
        })),
    hide: unpaint,
    show,
  };
}
