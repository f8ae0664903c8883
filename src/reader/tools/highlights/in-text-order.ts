import type { KeptHighlight } from '../../../platform/stores/kept-highlights.ts';
import type { Ranges } from './anchor.ts';

/** Highlights in the order of the text; those that are not found last, in the order of their former places. */
export function inTextOrder(highlights: readonly KeptHighlight[], ranges: Ranges): readonly KeptHighlight[] {
  return highlights.toSorted((a, b) => {
    const [one, other] = [ranges.get(a.id), ranges.get(b.id)];
    if (one && other) return one.compareBoundaryPoints(Range.START_TO_START, other);
    return Number(other !== undefined) - Number(one !== undefined) || a.position - b.position;
  });
}
