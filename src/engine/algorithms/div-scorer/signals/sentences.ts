import type { Signal } from './signal.ts';

/** Measure of a text without a sentence end: a heading or a table may still belong to an article. */
const MIN_MEASURE = 0.5;

/** 0.5 + 0.5·s / (s + 1) for s sentences: menus rarely end a sentence (text 002, "number of points"). */
export const sentences: Signal = {
  reason: 'sentences',
  weight: 1,
  measure: ({ candidates }) =>
    Float64Array.from(candidates, ({ sentences: count }) => MIN_MEASURE + ((1 - MIN_MEASURE) * count) / (count + 1)),
};
