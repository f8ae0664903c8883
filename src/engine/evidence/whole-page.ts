import type { Ground } from './ground.ts';
import type { Group } from './matrix.ts';

const COUNTED_TAGS = ['p', 'li', 'a', 'h1', 'h2', 'h3', 'article', 'main', 'table', 'code', 'img', 'form', 'button', 'section', 'nav', 'input', 'time', 'blockquote', 'dl', 'figure', 'iframe', 'video'] as const;
const URL_WORDS: readonly RegExp[] = [
  /\/(?:docs?|documentation|guide|manual|reference|api|help|kb|wiki|tutorials?|learn)(?:[/.?-]|$)/i,
  /\/(?:forums?|threads?|topics?|t|viewtopic|showthread|questions?|discussions?|community|boards?)(?:[/.?-]|$)|viewtopic|showthread/i,
  /\/(?:products?|p|dp|item|shop|store|buy)(?:[/.?-]|$)/i,
  /\/(?:collections?|category|categories|c|catalog|browse)(?:[/.?-]|$)/i,
  /\/(?:blog|news|article|story|posts?|\d{4}\/\d{1,2})(?:[/.?-]|$)/i,
  /\/(?:tag|tags|search|archive|archives|latest|list|jobs|events|directory|listings?)(?:[/.?-]|$)/i,
  /\/(?:about|services?|solutions?|features|pricing|contact|industries|platform)(?:[/.?-]|$)/i,
];
const PRICE = /[$€£¥₹]\s?\d|\d\s?(?:€|£)/;

/** What the page as a whole is like, the same for all its blocks: the trees learn from it what counts as content on which kind of page. */
export const wholePage: Group = {
  names: [
    'page-chars', 'page-blocks', 'page-elements', 'page-words', 'page-link-ratio', 'page-prose-share', 'page-prose-blocks', 'page-longest', 'page-sentence-density', 'page-comma-density', 'page-main-share',
    'page-furniture-share', 'page-most-entries', 'page-prices', 'page-questions', 'url-depth', 'url-digits', 'url-hyphens', 'url-slash', 'url-query', 'page-mean-prose',
    ...COUNTED_TAGS.map((tag) => `page-${tag}`), 'url-docs', 'url-forum', 'url-product', 'url-collection', 'url-blog', 'url-listing', 'url-service', 'title-words', 'description-chars',
  ],
  fill(ground, { values, width }, at) {
    const facts = factsOf(ground);
    for (let b = 0; b < ground.outline.blocks.length; b++) values.set(facts, b * width + at);
  },
};

function factsOf({ page, outline, sums, area, signature }: Ground): Float32Array {
  const { blocks, elements } = outline;
  const n = blocks.length;
  const chars = sums.chars[n]! || 1;
  const counts = new Float64Array(COUNTED_TAGS.length);
  const numbers = new Map<string, number>(COUNTED_TAGS.map((tag, i) => [tag, i]));
  const children = new Map<number, number>();
  let mostEntries = 0;
  for (let i = 0; i < elements.length; i++) {
    const { tag, parent, breaks, firstBlock, lastBlock } = elements[i]!;
    const number = numbers.get(tag);
    if (number !== undefined) counts[number]!++;
    if (!breaks || lastBlock === firstBlock || parent < 0) continue;
    const key = parent * (1 << 20) + signature[i]!;
    const count = (children.get(key) ?? 0) + 1;
    children.set(key, count);
    if (count > mostEntries) mostEntries = count;
  }
  let longest = 0;
  let inMain = 0;
  let inFurniture = 0;
  let prices = 0;
  let questions = 0;
  for (let b = 0; b < n; b++) {
    const block = blocks[b]!;
    if (block.chars > longest) longest = block.chars;
    const where = area[block.element]!;
    if ((where & 2) !== 0) inMain += block.chars;
    if ((where & 1) !== 0) inFurniture += block.chars;
    if (block.chars < 60 && PRICE.test(block.text)) prices++;
    if (block.text.endsWith('?')) questions++;
  }
  const path = page.url.replace(/^[a-z]+:\/\/[^/]*/i, '').replace(/#.*$/, '');
  const pathname = path.replace(/\?.*$/, '');
  const proseBlocks = sums.proseBlocks[n]!;
  return Float32Array.from([
    chars, n, elements.length, sums.words[n]!, sums.linkChars[n]! / chars, sums.prose[n]! / chars, proseBlocks, longest, (100 * sums.sentences[n]!) / chars, (100 * sums.commas[n]!) / chars, inMain / chars,
    inFurniture / chars, mostEntries, prices, questions, pathname.split('/').filter(Boolean).length, (pathname.match(/\d/g) ?? []).length, (pathname.match(/-/g) ?? []).length, pathname.endsWith('/') ? 1 : 0,
    path.includes('?') ? 1 : 0, proseBlocks > 0 ? sums.prose[n]! / proseBlocks : 0,
    ...counts, ...URL_WORDS.map((pattern) => (pattern.test(path) ? 1 : 0)), page.title.split(/\s+/).length, page.description.length,
  ]);
}
