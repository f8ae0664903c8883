import { lowerBound } from '../../../engine/lower-bound.ts';

/** The first of the sorted numbers that is at least `least`; Infinity where none is. */
export function firstFrom(sorted: readonly number[], least: number): number {
  return sorted[placeOf(sorted, least)] ?? Infinity;
}

/** The sorted numbers from `start` up to, but not including, `end`. */
export function within(sorted: readonly number[], start: number, end: number): readonly number[] {
  return sorted.slice(placeOf(sorted, start), placeOf(sorted, end));
}

function placeOf(sorted: readonly number[], least: number): number {
  return lowerBound(sorted.length, (i) => (sorted[i] ?? Infinity) < least);
}
