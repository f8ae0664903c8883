import { linkDensity } from '../features/link-density.ts';
import { type ColumnGroup, type ColumnNames, namesOf } from './column-group.ts';
import { TOPIC, TOPICS } from './label-vocabulary.ts';
import { NAME_GROUP } from './name-groups.ts';
import { IN_FURNITURE } from './page-facts.ts';

/** Tags: the number of elements of each. */
const COUNTED_TAGS = ['p', 'li', 'a', 'h2', 'h3', 'code', 'img', 'form', 'button', 'section', 'input'] as const;
/** Name groups (name-groups.ts): the number of elements that have a word of each. */
const COUNTED_NAMES = [
  NAME_GROUP.comment,
  NAME_GROUP.product,
  NAME_GROUP.review,
  NAME_GROUP.card,
  NAME_GROUP.forum,
  NAME_GROUP.tabs,
  NAME_GROUP.content,
  NAME_GROUP.media,
  NAME_GROUP.form,
];
/** Path segments of addresses, by the kind of page that they suggest: in the order of the names below. */
const URL_WORDS: readonly RegExp[] = [
  /\/(?:docs?|documentation|guide|manual|reference|api|help|kb|wiki|tutorials?|learn)(?:[/.?-]|$)/i,
  /\/(?:forums?|threads?|topics?|t|questions?|discussions?|community|boards?)(?:[/.?-]|$)|viewtopic|showthread/i,
  /\/(?:products?|p|dp|item|shop|store|buy)(?:[/.?-]|$)/i,
  /\/(?:collections?|category|categories|c|catalog|browse)(?:[/.?-]|$)/i,
  /\/(?:blog|news|article|story|posts?|\d{4}\/\d{1,2})(?:[/.?-]|$)/i,
  /\/(?:about|services?|solutions?|features|pricing|contact|industries|platform)(?:[/.?-]|$)/i,
];
/** Kinds of pages by their schema.org and Open Graph types, in the order of the names below. */
const STATED_KINDS: readonly RegExp[] = [
  /article|blogposting|report$|recipe|review$|howto|^og:article/,
  /^product|offer|^og:(?:og:)?product/,
  /^og:website|^website/,
];
const AT = {
  'page-chars': 0,
  'page-blocks': 1,
  'page-elements': 2,
  'page-words': 3,
  'page-link-ratio': 4,
  'page-prose-share': 5,
  'page-prose-blocks': 6,
  'page-longest': 7,
  'page-sentence-density': 8,
  'page-comma-density': 9,
  'page-furniture-share': 10,
  'page-prices': 11,
  'page-dates': 12,
  'page-questions': 13,
  'page-mean-prose': 14,
  'url-depth': 15,
  'url-digits': 16,
  'url-hyphens': 17,
  'title-words': 18,
  'description-chars': 19,
} as const;
const WIDTH = 20;

/** The page as a whole. The trees learn from these columns what counts as content on which kind of page. */
export const wholePage: ColumnGroup = {
  columns: 0,
  pageColumns: WIDTH + URL_WORDS.length + STATED_KINDS.length + COUNTED_TAGS.length + COUNTED_NAMES.length + TOPICS,
  fill({ page, outline, sums, labelBits, area, ownNames }, { page: values }, _, first) {
    const { blocks, elements } = outline;
    const n = blocks.length;
    const chars = sums.chars[n] || 1;
    const kindOfTag = new Map<string, number>(COUNTED_TAGS.map((tag, i) => [tag, i]));
    const tags = new Float64Array(COUNTED_TAGS.length);
    const nameMasks = COUNTED_NAMES.map((group) => 1 << group);
    const names = new Float64Array(COUNTED_NAMES.length);
    for (let i = 0; i < elements.length; i++) {
      const kind = kindOfTag.get(elements[i]!.tag);
      if (kind !== undefined) tags[kind]!++;
      const own = ownNames[i]!;
      if (own !== 0) for (let k = 0; k < nameMasks.length; k++) if ((own & nameMasks[k]!) !== 0) names[k]!++;
    }
    const topics = new Float64Array(TOPICS);
    let [longest, inFurniture, questions, words] = [0, 0, 0, 0];
    for (let b = 0; b < n; b++) {
      const block = blocks[b]!;
      if (block.chars > longest) longest = block.chars;
      if ((area[block.element]! & IN_FURNITURE) !== 0) inFurniture += block.chars;
      words += block.words;
      const last = block.text.charCodeAt(block.text.length - 1);
      if (last === 0x3f || last === 0xff1f) questions++;
      for (let bits = labelBits[b]!, k = 0; bits !== 0; bits >>>= 1, k++) if ((bits & 1) !== 0) topics[k]!++;
    }
    const path = page.url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/#.*/, '');
    const pathname = path.replace(/\?.*/, '');
    const proseBlocks = sums.proseBlocks[n]!;
    const prose = sums.prose[n]!;
    values[first + AT['page-chars']] = chars;
    values[first + AT['page-blocks']] = n;
    values[first + AT['page-elements']] = elements.length;
    values[first + AT['page-words']] = words;
    values[first + AT['page-link-ratio']] = linkDensity(sums.linkChars[n]!, chars);
    values[first + AT['page-prose-share']] = prose / chars;
    values[first + AT['page-prose-blocks']] = proseBlocks;
    values[first + AT['page-longest']] = longest;
    values[first + AT['page-sentence-density']] = (100 * sums.sentences[n]!) / chars;
    values[first + AT['page-comma-density']] = (100 * sums.commas[n]!) / chars;
    values[first + AT['page-furniture-share']] = inFurniture / chars;
    values[first + AT['page-prices']] = sums.prices[n]!;
    values[first + AT['page-dates']] = sums.dates[n]!;
    values[first + AT['page-questions']] = questions;
    values[first + AT['page-mean-prose']] = proseBlocks > 0 ? prose / proseBlocks : 0;
    values[first + AT['url-depth']] = pathname.split('/').filter(Boolean).length;
    values[first + AT['url-digits']] = (pathname.match(/\d/g) ?? []).length;
    values[first + AT['url-hyphens']] = (pathname.match(/-/g) ?? []).length;
    values[first + AT['title-words']] = page.title.split(/\s+/).length;
    values[first + AT['description-chars']] = page.description.length;
    const families = [
      ...URL_WORDS.map((pattern) => (pattern.test(path) ? 1 : 0)),
      ...STATED_KINDS.map((pattern) => (page.declaredKinds?.some((kind) => pattern.test(kind)) ? 1 : 0)),
      ...tags,
      ...names,
      ...topics,
    ];
    values.set(families, first + WIDTH);
  },
};

export function wholePageNames(): ColumnNames {
  const groups = namesOf(NAME_GROUP);
  return {
    blocks: [],
    page: [
      ...namesOf(AT),
      ...['docs', 'forum', 'product', 'collection', 'blog', 'service'].map((kind) => `url-${kind}`),
      ...['article', 'product', 'site'].map((kind) => `states-${kind}`),
      ...COUNTED_TAGS.map((tag) => `page-${tag}`),
      ...COUNTED_NAMES.map((group) => `page-names-${groups[group]!}`),
      ...namesOf(TOPIC).map((topic) => `page-says-${topic}`),
    ],
  };
}
