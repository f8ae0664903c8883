import type { Signal } from './signal.ts';

/** So many elements in 100 characters halve the belief. */
const HALF_AT = 8;

/** The more markup a text needs, the less it reads like one. 1 / (1 + (100·M/L)/8) (text 002, "ratio of text markup to text"). */
export const markupRatio: Signal = {
  id: 'markup',
  measure: ({ candidates }) =>
    Float64Array.from(candidates, ({ markup, chars }) => 1 / (1 + (100 * markup) / chars / HALF_AT)),
};
