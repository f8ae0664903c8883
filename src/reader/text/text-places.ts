/** A text that was read from the document, and the places of its UTF-16 units there. */
export type TextPlaces = {
  readonly nodes: readonly Text[];
  /** Parallel to `nodes`: where the text of each begins. */
  readonly starts: readonly number[];
  /** Parallel to the units of the text: offset in the node. */
  readonly offsets: ArrayLike<number>;
};

/** Index of the node of a unit of the text: the last node that begins at or before it, by halving. */
export function nodeAt({ starts }: TextPlaces, unit: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= unit) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Node and offset of a unit of the text. */
function placeOf(places: TextPlaces, unit: number): [node: Text, offset: number] {
  return [places.nodes[nodeAt(places, unit)]!, places.offsets[unit]!];
}

/** The units from `start` to before `end`, which must not be empty. */
export function rangeOf(places: TextPlaces, start: number, end: number): Range {
  const range = new Range();
  range.setStart(...placeOf(places, start));
  const [last, offset] = placeOf(places, end - 1);
  // A separator that stands between two nodes has no unit of its own.
  range.setEnd(last, Math.min(offset + 1, last.length));
  return range;
}
