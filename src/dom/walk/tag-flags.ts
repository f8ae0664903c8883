/**
 * What a tag means to the walk, as bits, so that each element is looked up once. Inherited traits (IN_LINK, KEEPS_SPACE and the heading level) are
 * the same bits on the element that brings them and on all text inside it.
 */
export const IN_LINK = 1;
export const KEEPS_SPACE = 2;
/** Neither the element nor what is in it belongs to the outline: nobody reads it. */
export const DROPPED = 4;
/** In the outline as one element, not entered: media, drawings and form fields. */
export const ATOMIC = 8;
/** Breaks the line whatever its style (HTML Living Standard, section Rendering, plus list, table and form parts). */
export const BREAKS = 16;
/** May host a shadow tree (DOM Standard, attachShadow; custom elements may too, and are unknown here). */
export const HOST = 32;
/** Its children are found in a way of their own: form, slot, iframe, noscript. */
export const SPECIAL = 64;
/** br and wbr: never stand on a line of their own. */
export const LINE_END = 128;
/** Where the heading level (1–6) stands. */
export const HEADING_SHIFT = 8;
export const HEADING = 7 << HEADING_SHIFT;

const TAGS_BY_FLAG: readonly (readonly [bits: number, tags: string])[] = [
  [
    DROPPED,
    'script style template head title link meta base param source track noframes datalist annotation annotation-xml rp frameset frame',
  ],
  [ATOMIC, 'svg video audio canvas object embed select textarea input img hr br wbr area meter progress map'],
  [
    BREAKS,
    'html body address article aside blockquote center dd details dialog dir div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li listing main menu nav ol optgroup option p plaintext pre search section summary table caption colgroup col tbody td tfoot th thead tr ul xmp select textarea iframe video audio canvas object embed',
  ],
  [HOST, 'article aside blockquote body div footer h1 h2 h3 h4 h5 h6 header main nav p section span'],
  [SPECIAL, 'form slot iframe noscript'],
  [KEEPS_SPACE, 'pre listing xmp plaintext'],
  [IN_LINK, 'a'],
  [LINE_END, 'br wbr'],
  // Known and plain: an unknown tag may be a custom element, whose style has to be asked.
  [
    0,
    'abbr acronym b bdi bdo big button cite code data del dfn em font i ins kbd label mark output picture q rb rt rtc ruby s samp small strike strong sub sup time tt u var math',
  ],
];

/** Traits by tag; undefined for tags that HTML does not know. */
export const TAG_FLAGS: ReadonlyMap<string, number> = readLists();

function readLists(): Map<string, number> {
  const traits = new Map<string, number>();
  for (const [bits, tags] of TAGS_BY_FLAG)
    for (const tag of tags.split(' ')) traits.set(tag, (traits.get(tag) ?? 0) | bits);
  for (let level = 1; level <= 6; level++) traits.set(`h${level}`, traits.get(`h${level}`)! | (level << HEADING_SHIFT));
  return traits;
}
