/** Tags whose presence in a node's merged tag list is a feature (Web2Text, features of parent and leaf), as bits 0 … 24. */
export const FLAGGED_TAGS =
  'a b blockquote body div dl em form h1 h2 h3 h4 i li ol p pre small span strong sup table td tr ul'.split(' ');

/** Tags that make a block break beside a leaf (the list of the published code). */
const BLOCK_TAGS = (
  'address article aside blockquote body canvas center checkbox dd div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 head header hgroup hr html iframe ' +
  'input li main nav noscript ol output p pre radio section select table tbody td textarea tfoot thead tr ul video br'
).split(' ');

/** Bits beside the flagged tags: the tag makes a block break; it is a link. */
export const BLOCK = 1 << 27;
export const LINK = 1 << 28;

/** All that the features ask of a tag, in one number; undefined for a tag that they do not know. */
export const TAG_BITS: ReadonlyMap<string, number> = bitsByTag();

/** The bit of a flagged tag. */
export function tagBit(tag: string): number {
  return 1 << FLAGGED_TAGS.indexOf(tag);
}

function bitsByTag(): Map<string, number> {
  const bits = new Map<string, number>(FLAGGED_TAGS.map((tag, i) => [tag, 1 << i]));
  for (const tag of BLOCK_TAGS) bits.set(tag, (bits.get(tag) ?? 0) | BLOCK);
  bits.set('a', bits.get('a')! | LINK);
  return bits;
}
