import type { Quote } from '../../../platform/stores/kept-highlights.ts';

/** A part of a text, in UTF-16 units; `end` is exclusive. */
export type Span = { readonly start: number; readonly end: number };

/** Units of text that are stored before and after the quoted words. Hypothesis stores as many. */
const CONTEXT = 32;

const SPACE = /\s/;

/** The words of a part of a text, with those around them. */
export function quoteOf(text: string, { start, end }: Span): Quote {
  return {
    exact: text.slice(start, end),
    prefix: text.slice(Math.max(0, start - CONTEXT), start),
    suffix: text.slice(end, end + CONTEXT),
  };
}

/** The span without white space at its ends; null if nothing is left. */
export function trimmed(text: string, { start, end }: Span): Span | null {
  let [from, to] = [start, end];
  while (from < to && SPACE.test(text.charAt(from))) from++;
  while (to > from && SPACE.test(text.charAt(to - 1))) to--;
  return from < to ? { start: from, end: to } : null;
}
