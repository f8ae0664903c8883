import { linkDensity } from '../../../features/link-density.ts';
import type { Signal } from './signal.ts';

/** (1 − link density)²: menus and sidebars consist of links (text 002, "ratio of links to plain text"). */
export const linkRatio: Signal = {
  reason: 'links',
  weight: 1,
  measure: ({ candidates }) =>
    Float64Array.from(candidates, ({ linkChars, chars }) => (1 - linkDensity(linkChars, chars)) ** 2),
};
