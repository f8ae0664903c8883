import type { Signal } from './signal.ts';

/** A text without a sentence end keeps half: a heading or a table is not an article, yet may belong to one. */
const FLOOR = 0.5;

/** Headers and menus hardly ever end a sentence. 0.5 + 0.5·S/(S+1) (text 002, "number of points"). */
export const sentences: Signal = {
  id: 'sentences',
  measure: ({ candidates }) => Float64Array.from(candidates, ({ sentences: s }) => FLOOR + ((1 - FLOOR) * s) / (s + 1)),
};
