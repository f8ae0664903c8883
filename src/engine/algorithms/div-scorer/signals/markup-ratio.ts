import type { Signal } from './signal.ts';

/** Elements per 100 characters at which the measure is one half. */
const HALF_AT = 8;

/** 1 / (1 + elements per 100 characters / 8): prose needs little markup (text 002, "ratio of text markup to text"). */
export const markupRatio: Signal = {
  reason: 'markup',
  weight: 1,
  measure: ({ candidates }) =>
    Float64Array.from(candidates, ({ markup, chars }) => 1 / (1 + (100 * markup) / chars / HALF_AT)),
};
