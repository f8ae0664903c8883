import type { PageFacts } from './page-facts.ts';
import type { ColumnGroup } from './table.ts';
import { groupBits } from './name-groups.ts';
import { LABEL_TOPICS } from './label-vocabulary.ts';

const COUNTED_TAGS = [
  'p',
  'li',
  'a',
  'h1',
  'h2',
  'h3',
  'article',
  'main',
  'table',
  'code',
  'img',
  'form',
  'button',
  'section',
  'nav',
  'input',
  'time',
  'blockquote',
] as const;
const COUNTED_NAMES = [
  'comment',
  'author',
  'date',
  'product',
  'review',
  'card',
  'forum',
  'tabs',
  'content',
  'related',
  'media',
  'form',
] as const;
const URL_WORDS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['docs', /\/(?:docs?|documentation|guide|manual|reference|api|help|kb|wiki|tutorials?|learn)(?:[/.?-]|$)/i],
  [
    'forum',
    /\/(?:forums?|threads?|topics?|t|viewtopic|showthread|questions?|discussions?|community|boards?)(?:[/.?-]|$)|viewtopic|showthread/i,
  ],
  ['product', /\/(?:products?|p|dp|item|shop|store|buy)(?:[/.?-]|$)/i],
  ['collection', /\/(?:collections?|category|categories|c|catalog|browse)(?:[/.?-]|$)/i],
  ['blog', /\/(?:blog|news|article|story|posts?|\d{4}\/\d{1,2})(?:[/.?-]|$)/i],
  ['listing', /\/(?:tag|tags|search|archive|archives|latest|list|jobs|events|directory|listings?)(?:[/.?-]|$)/i],
  ['service', /\/(?:about|services?|solutions?|features|pricing|contact|industries|platform)(?:[/.?-]|$)/i],
];
/** Kinds of pages by what they state of themselves: schema.org types and Open Graph types. */
const STATED: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ['article', /article|blogposting|report$|recipe|review$|howto|^og:article/],
  ['product', /^product|offer|^og:(?:og:)?product/],
  ['list', /itemlist|collectionpage|searchresultspage|productcollection/],
  ['thread', /forumposting|qapage|^question|^comment/],
  ['faq', /faqpage/],
  ['business', /organization|business|service|store|corporation/],
  ['site', /^og:website|^website/],
];

const NAMES = [
  'page-chars',
  'page-blocks',
  'page-elements',
  'page-words',
  'page-link-ratio',
  'page-prose-share',
  'page-prose-blocks',
  'page-longest',
  'page-sentence-density',
  'page-comma-density',
  'page-main-share',
  'page-furniture-share',
  'page-prices',
  'page-dates',
  'page-questions',
  'page-mean-prose',
  'url-depth',
  'url-digits',
  'url-hyphens',
  'url-slash',
  'url-query',
  'title-words',
  'description-chars',
  'stated-chars',
  ...URL_WORDS.map(([kind]) => `url-${kind}`),
  ...STATED.map(([kind]) => `states-${kind}`),
  ...COUNTED_TAGS.map((tag) => `page-${tag}`),
  ...COUNTED_NAMES.map((name) => `page-names-${name}`),
  ...LABEL_TOPICS.map((saying) => `page-says-${saying}`),
];

/** What the page as a whole is like, the same for all its blocks: the trees learn from it what counts as content on which kind of page. */
export const wholePage: ColumnGroup = {
  names: [],
  ofPage: NAMES,
  fill(ground, { page }, _, atFact) {
    page.set(factsOf(ground), atFact);
  },
};

function factsOf({ page, outline, sums, says, area, ownNames }: PageFacts): Float32Array {
  const { blocks, elements } = outline;
  const n = blocks.length;
  const chars = sums.chars[n]! || 1;
  const tags = new Float64Array(COUNTED_TAGS.length);
  const numbers = new Map<string, number>();
  for (let i = 0; i < COUNTED_TAGS.length; i++) numbers.set(COUNTED_TAGS[i]!, i);
  const asked = groupBits(COUNTED_NAMES);
  const names = new Float64Array(asked.length);
  for (let i = 0; i < elements.length; i++) {
    const number = numbers.get(elements[i]!.tag);
    if (number !== undefined) tags[number]!++;
    const own = ownNames[i]!;
    if (own !== 0) for (let k = 0; k < asked.length; k++) if ((own & asked[k]!) !== 0) names[k]!++;
  }
  const sayings = new Float64Array(LABEL_TOPICS.length);
  let [longest, inMain, inFurniture, questions, words] = [0, 0, 0, 0, 0];
  for (let b = 0; b < n; b++) {
    const block = blocks[b]!;
    if (block.chars > longest) longest = block.chars;
    const where = area[block.element]!;
    if ((where & 2) !== 0) inMain += block.chars;
    if ((where & 1) !== 0) inFurniture += block.chars;
    words += block.words;
    const last = block.text.charCodeAt(block.text.length - 1);
    if (last === 0x3f || last === 0xff1f) questions++;
    for (let bits = says[b]!, k = 0; bits !== 0; bits >>>= 1, k++) if ((bits & 1) !== 0) sayings[k]!++;
  }
  const path = page.url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/#.*$/, '');
  const query = path.indexOf('?');
  const pathname = query < 0 ? path : path.slice(0, query);
  const kinds = page.stated?.kinds ?? [];
  const proseBlocks = sums.proseBlocks[n]!;
  return Float32Array.from([
    chars,
    n,
    elements.length,
    words,
    sums.linkChars[n]! / chars,
    sums.prose[n]! / chars,
    proseBlocks,
    longest,
    (100 * sums.sentences[n]!) / chars,
    (100 * sums.commas[n]!) / chars,
    inMain / chars,
    inFurniture / chars,
    sums.prices[n]!,
    sums.dates[n]!,
    questions,
    proseBlocks > 0 ? sums.prose[n]! / proseBlocks : 0,
    pathname.split('/').filter(Boolean).length,
    (pathname.match(/\d/g) ?? []).length,
    (pathname.match(/-/g) ?? []).length,
    pathname.endsWith('/') ? 1 : 0,
    query < 0 ? 0 : 1,
    page.title.split(/\s+/).length,
    page.description.length,
    page.stated?.text.length ?? 0,
    ...URL_WORDS.map(([, pattern]) => (pattern.test(path) ? 1 : 0)),
    ...STATED.map(([, pattern]) => (kinds.some((kind) => pattern.test(kind)) ? 1 : 0)),
    ...tags,
    ...names,
    ...sayings,
  ]);
}
