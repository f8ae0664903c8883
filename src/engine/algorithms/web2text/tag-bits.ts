/** Tags that are features when they are merged with a leaf or its parent; bits 0 … 24. */
export const FLAGGED_TAGS =
  'a b blockquote body div dl em form h1 h2 h3 h4 i li ol p pre small span strong sup table td tr ul'.split(' ');

/** The tag is a link. */
export const LINK = 1 << 28;

/** Bits of each tag; tags without bits are missing. */
export const TAG_BITS: ReadonlyMap<string, number> = bitsByTag();

/** The bit of a flagged tag. */
export function tagBit(tag: string): number {
  return 1 << FLAGGED_TAGS.indexOf(tag);
}

function bitsByTag(): Map<string, number> {
  const bits = new Map<string, number>(FLAGGED_TAGS.map((tag, i) => [tag, 1 << i]));
  bits.set('a', bits.get('a')! | LINK);
  return bits;
}
