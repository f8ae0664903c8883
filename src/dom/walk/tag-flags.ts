/**
 * Properties of tags as bits, so that the walk looks up each element once. Inherited flags (IN_LINK, KEEPS_SPACE and
 * the heading level) also mark the state of all text inside the element.
 */
export const IN_LINK = 1;
export const KEEPS_SPACE = 2;
/** Dropped with its content, which is never read. */
export const DROPPED = 4;
/** In the outline without its content: media, drawings and form fields. */
export const ATOMIC = 8;
/** Breaks the line whatever its style (HTML Living Standard, section Rendering, plus list, table and form parts). */
export const BREAKS = 16;
/** May host a shadow root (DOM Standard, attachShadow). Custom elements may too, and are not listed. */
export const HOST = 32;
/** Its children need special handling: form, slot, iframe, frame, noscript. */
export const SPECIAL = 64;
/** br and wbr: never on a line of their own. */
export const LINE_END = 128;
/** Position of the heading level (1–6). */
export const HEADING_SHIFT = 8;
export const HEADING = 7 << HEADING_SHIFT;

const TAGS_BY_FLAG: readonly (readonly [bits: number, tags: string])[] = [
  [
    DROPPED,
    'script style template head title link meta base param source track noframes datalist annotation annotation-xml rp',
  ],
  [ATOMIC, 'svg video audio canvas object embed select textarea input img hr br wbr area meter progress map'],
  [
    BREAKS,
    'html body address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol optgroup option p plaintext pre search section summary table caption colgroup col tbody td tfoot th thead tr ul xmp select textarea iframe frameset frame video audio canvas object embed',
  ],
  [HOST, 'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'],
  [SPECIAL, 'form slot iframe frame noscript'],
  [KEEPS_SPACE, 'pre listing xmp plaintext'],
  [IN_LINK, 'a'],
  [LINE_END, 'br wbr'],
  // Known inline tags. An unknown tag may be a custom element, whose style has to be read.
  [
    0,
    'abbr acronym b bdi bdo big button cite code data del dfn em font i ins kbd label mark output picture q rb rt rtc ruby s samp small strike strong sub sup time tt u var math',
  ],
];

/** Flags by tag; undefined for tags that are not in HTML. */
export const TAG_FLAGS: ReadonlyMap<string, number> = readLists();

function readLists(): Map<string, number> {
  const flags = new Map<string, number>();
  for (const [bits, tags] of TAGS_BY_FLAG)
    for (const tag of tags.split(' ')) flags.set(tag, (flags.get(tag) ?? 0) | bits);
  for (let level = 1; level <= 6; level++) flags.set(`h${level}`, flags.get(`h${level}`)! | (level << HEADING_SHIFT));
  return flags;
}
