import type { Signal } from './signal.ts';

/** Share of the page's text: linear, so that length decides wherever the other signals do not differ much (text 002, "length of the text": nine pages in ten). */
export const textLength: Signal = {
  id: 'length',
  measure: ({ candidates, chars }) => Float64Array.from(candidates, (candidate) => candidate.chars / chars),
};
