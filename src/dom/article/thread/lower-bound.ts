/** Binary search: the first index for which `isBefore` is false, `length` where it is always true. */
export function lowerBound(length: number, isBefore: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(middle)) low = middle + 1;
    else high = middle;
  }
  return low;
}

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
