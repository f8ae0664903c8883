/** Moves both ends of a part of a text outwards to the ends of words; also in scripts without spaces. */
export function wholeWords(text: string, from: number, to: number): readonly [from: number, to: number] {
  const words = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
  const first = words.containing(from);
  const last = words.containing(to - 1);
  // White space around the part is not part of it.
  const start = first?.isWordLike === true ? first.index : from;
  const end = last?.isWordLike === true ? last.index + last.segment.length : to;
  return [start, end];
}
