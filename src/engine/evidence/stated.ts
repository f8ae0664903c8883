import type { Group } from './matrix.ts';

/** Kinds of pages by what they state of themselves: schema.org types and Open Graph types. */
const KINDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['article', /article|blogposting|report$|recipe|review$|howto|^og:article/],
  ['product', /^product|offer|^og:(?:og:)?product/],
  ['list', /itemlist|collectionpage|searchresultspage|productcollection/],
  ['thread', /forumposting|qapage|^question|^comment/],
  ['faq', /faqpage/],
  ['business', /organization|business|service|store|corporation/],
  ['event', /event|jobposting|course|movie|book/],
  ['crumbs', /breadcrumb/],
  ['site', /^og:website|^website/],
];
/** A block's beginning of this length is looked for in the stated text. */
const PROBE_CHARS = 60;
const MIN_PROBE_CHARS = 12;

/** What the page states of itself, and whether a block stands in the text that it states. */
export const stated: Group = {
  names: [...KINDS.map(([kind]) => `states-${kind}`), 'stated-chars', 'is-stated'],
  fill({ page, outline }, { values, width }, at) {
    const kinds = page.stated?.kinds ?? [];
    const text = bare(page.stated?.text ?? '');
    const flags = KINDS.map(([, pattern]) => (kinds.some((kind) => pattern.test(kind)) ? 1 : 0));
    for (let b = 0; b < outline.blocks.length; b++) {
      let r = b * width + at;
      for (let i = 0; i < flags.length; i++) values[r++] = flags[i]!;
      values[r++] = text.length;
      const own = outline.blocks[b]!.text;
      values[r++] = text === '' || own.length < MIN_PROBE_CHARS ? -1 : text.includes(bare(own.slice(0, PROBE_CHARS))) ? 1 : 0;
    }
  },
};

function bare(text: string): string {
  return text.toLowerCase().replace(/&[a-z#0-9]+;|[^0-9a-z\u00aa-\u1fff\u2c00-\uffef]+/g, ' ').trim();
}
