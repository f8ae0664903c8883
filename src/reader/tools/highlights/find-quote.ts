import search from 'approx-string-match';
import type { Quote } from '../../../platform/stores/kept-highlights.ts';
import { type Span, trimmed } from './quote.ts';

/** Largest share of a changed quote that may differ. With more, unrelated text would match. */
const MAX_ERROR_SHARE = 1 / 2;
/** Most units that may differ in a long quote: the search takes longer with each. */
const MAX_ERRORS = 256;
/** Two unrelated texts of one language agree in about a third of their letters. A place must agree in more. */
const MIN_AGREEMENT = 0.5;
/** Places that are compared with the context of the quote: those next to its former place. */
const MAX_PLACES = 500;

/**
 * Finds the words of a highlight in a text: unchanged with their context, else unchanged, else with changes. Of several
 * places it takes the one whose context agrees best, and of equal ones the one next to `position`, where the quote was
 * before. Null if no place agrees well enough. `isWhole`: false while the text still grows; only unchanged words with
 * their context are found then, because the right place may be missing.
 */
export function findQuote(text: string, quote: Quote, position: number, isWhole = true): Span | null {
  const { exact, prefix, suffix } = quote;
  if (exact === '') return null;
  const [around] = occurrences(text, prefix + exact + suffix, position - prefix.length);
  if (around !== undefined) return spanAt(around + prefix.length, exact.length);
  if (!isWhole) return null;
  const unchanged = occurrences(text, exact, position).map((start) => spanAt(start, exact.length));
  if (unchanged.length === 1) return unchanged[0]!;
  if (unchanged.length > 1) return best(text, quote, position, unchanged, 0);
  const maxErrors = Math.min(MAX_ERRORS, Math.floor(exact.length * MAX_ERROR_SHARE));
  const changed = search(text, exact, maxErrors);
  const span = best(text, quote, position, changed, changed[0]?.errors ?? 0);
  return span && trimmed(text, span);
}

/** The place that agrees best with quote and context; null if none agrees well enough. `errors`: those of the quote. */
function best(
  text: string,
  { exact, prefix, suffix }: Quote,
  position: number,
  places: readonly Span[],
  errors: number,
): Span | null {
  const near = places.toSorted((a, b) => Math.abs(a.start - position) - Math.abs(b.start - position));
  const length = prefix.length + exact.length + suffix.length;
  let [found, most]: [Span | null, number] = [null, MIN_AGREEMENT * length];
  for (const { start, end } of near.slice(0, MAX_PLACES)) {
    const before = agreement(text.slice(Math.max(0, start - prefix.length), start), prefix);
    const after = agreement(text.slice(end, end + suffix.length), suffix);
    const all = exact.length - errors + before + after;
    // The nearer place wins where two agree as well.
    if (all > most || (found === null && all === most)) [found, most] = [{ start, end }, all];
  }
  return found;
}

/** Number of units of the wanted text that the other text has in the same order. */
function agreement(text: string, wanted: string): number {
  if (text === wanted) return wanted.length;
  if (text === '' || wanted === '') return 0;
  const [match] = search(text, wanted, wanted.length);
  return wanted.length - (match?.errors ?? wanted.length);
}

/** Where a text occurs in another, next to a position first. */
function occurrences(text: string, wanted: string, position: number): readonly number[] {
  const found: number[] = [];
  for (let at = text.indexOf(wanted); at !== -1; at = text.indexOf(wanted, at + 1)) found.push(at);
  return found.sort((a, b) => Math.abs(a - position) - Math.abs(b - position));
}

function spanAt(start: number, length: number): Span {
  return { start, end: start + length };
}
