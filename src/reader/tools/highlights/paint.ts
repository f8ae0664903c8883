import { HIGHLIGHT_COLORS, type KeptHighlight } from '../../../platform/stores/kept-highlights.ts';
import { adoptStyle } from '../../../ui/adopt-style.ts';
import type { Ranges } from './anchor.ts';
import css from './paint.css?inline';

adoptStyle(css);

/** Matches of the find bar are painted over highlights. */
const PRIORITY = -1;

/** Colours the ranges of highlights. The document is not changed. */
export function paint(highlights: readonly KeptHighlight[], ranges: Ranges): void {
  for (const color of HIGHLIGHT_COLORS) {
    const colored = new Highlight();
    colored.priority = PRIORITY;
    for (const one of highlights) {
      const range = one.color === color ? ranges.get(one.id) : undefined;
      if (range !== undefined) colored.add(range);
    }
    CSS.highlights.set(`marked-${color}`, colored);
  }
}

/** Removes all colours. */
export function unpaint(): void {
  for (const color of HIGHLIGHT_COLORS) CSS.highlights.delete(`marked-${color}`);
}

/** The last highlight at a place of the window; null if there is none. */
export function highlightAt(
  highlights: readonly KeptHighlight[],
  ranges: Ranges,
  x: number,
  y: number,
): KeptHighlight | null {
  const isThere = ({ id }: KeptHighlight): boolean =>
    [...(ranges.get(id)?.getClientRects() ?? [])].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  return highlights.findLast(isThere) ?? null;
}
