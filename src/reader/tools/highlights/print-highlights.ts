import type { PrintedHighlights } from '../print/printed-highlights.ts';
import { inTextOrder } from './in-text-order.ts';
import { unpaint } from './paint.ts';
import type { Session } from './session-type.ts';

/** The highlights of a session in the form that printing needs. `show` colours them again. */
export function printHighlights(session: Session, show: () => void): PrintedHighlights {
  const entries = () => inTextOrder(session.collection.entries(), session.ranges());
  return {
    count: () => entries().length,
    notes: () =>
      entries()
        .filter(({ note }) => note !== '')
        .map(({ id, quote, note }) => ({
          range: session.ranges().get(id) ?? null,
          words: quote.exact.replaceAll('\n', ' '),
          note,
          lang: session.article.lang,
        })),
    hide: unpaint,
    show,
  };
}
