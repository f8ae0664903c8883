import type { Signal } from './signal.ts';

/** Menus and side columns are links; an article merely has some. (1 − A/L)², 0 for pure link text (text 002, "ratio of links to plain text"). */
export const linkRatio: Signal = {
  id: 'links',
  measure: ({ candidates }) => Float64Array.from(candidates, ({ linkChars, chars }) => (1 - linkChars / chars) ** 2),
};
