import type { ArticlePages, PageKind } from '../../article.ts';
import type { Outline } from '../../engine/types.ts';
import { addressOf, documentOf, isFetched, type PageSource } from '../page-source.ts';
import { attributeOf, baseOf, closestOf, localNameOf, queryAll, textContentOf } from '../safe-dom.ts';
import { numberIn, positionAround, plainDigits, type PagePosition } from './page-position.ts';
import { stepBetween, type Step } from './page-step.ts';
import { CONTINUE_WORDS, NEXT_WORDS, PAGE_WORDS } from './page-words.ts';

/** The words of a link to the next page, at most: longer ones are a headline. */
const LONGEST_LABEL = 40;
/** Parts of a page whose pages are not the article's. */
const OUTSIDE_ARTICLE =
  '[class*="comment" i], [id*="comment" i], [class*="calendar" i], [id*="calendar" i], [class*="related" i], [class*="carousel" i], [class*="gallery" i], [class*="slide" i], [class*="infinite" i], [class*="load-more" i], [class*="loadmore" i]';
/** Kinds of pages whose further pages are more things of a list, not more of a text. */
const LIST_KINDS: ReadonlySet<PageKind> = new Set(['listing', 'collection', 'product']);
/** schema.org types of pages that list other things, where the page says of itself that it is no article. */
const DECLARED_LISTS = new Set([
  'collectionpage',
  'searchresultspage',
  'itempage',
  'offercatalog',
  'imagegallery',
  'mediagallery',
]);
const DECLARED_TEXT = /article|posting$|recipe|howto|report|review|chapter|qapage|og:article/;
/** From here on headings that are links are a list of other texts. */
const MIN_LINKED_HEADINGS = 3;
/** A heading of which more than this is a link leads to what it announces. */
const LINKED_HEADING = 0.8;

/** All that speaks for one address being the next page. */
type Candidate = {
  readonly url: string;
  readonly step: Step;
  isRel: boolean;
  meaning: 'page' | 'next' | null;
  position: PagePosition | null;
};

/**
 * Whether the text of a page goes on on another page of the same site, and where; null where it does not. Told by structure first (an address whose page number
 * rises by one, rel=next, a row of numbers with a current one, "2 of 5") and by words second. Lists of other texts, comments, calendars, galleries and the next article are no next page.
 * kind is what the algorithm takes the page for, where it tells; stated are the kinds that the page says it is of.
 */
export function findNextPage(
  page: PageSource,
  outline: Outline,
  keep: readonly boolean[],
  kind?: PageKind,
  stated: readonly string[] = [],
): ArticlePages | null {
  const address = addressOf(page);
  if (!/^https?:/.test(address) || isList(kind, stated) || (kind !== 'forum' && isListOfTexts(outline, keep)))
    return null;
  const here = new URL(address);
  here.hash = '';
  if (here.pathname === '/' && here.search === '') return null;
  const known = isFetched(page);
  let best: Candidate | null = null;
  for (const candidate of candidatesIn(documentOf(page), here)) {
    if (isNextPage(candidate, known) && weigh(candidate) > (best === null ? 0 : weigh(best))) best = candidate;
  }
  if (best === null) return null;
  const place = trustedPosition(best);
  return { current: place?.current ?? (best.step.from || 1), total: place?.total ?? null, next: best.url };
}

/** Every address that links lead to by a step, with what all of them say together. */
function candidatesIn(document: Document, here: URL): Iterable<Candidate> {
  const found = new Map<string, Candidate>();
  for (const link of queryAll(document, 'link[rel~="next" i][href], a[href]')) {
    const written = attributeOf(link, 'href');
    // Pages are numbered: nearly all links are done with here.
    if (!/\d|%D[9B]/i.test(written) || written.startsWith('#')) continue;
    const base = baseOf(link);
    if (!URL.canParse(written, base)) continue;
    const there = new URL(written, base);
    there.hash = '';
    const step = stepBetween(here, there);
    if (step === null || closestOf(link, OUTSIDE_ARTICLE) !== null) continue;
    const candidate = found.get(there.href) ?? { url: there.href, step, isRel: false, meaning: null, position: null };
    found.set(there.href, candidate);
    if (attributeOf(link, 'rel').toLowerCase().split(/\s+/).includes('next')) candidate.isRel = true;
    if (localNameOf(link) === 'link') continue;
    const label = labelOf(link);
    const says = meaningOf(label);
    candidate.meaning = candidate.meaning === 'page' ? 'page' : (says ?? candidate.meaning);
    const place = positionAround(link, here.href);
    const number = numberIn(label);
    // A link that is one of the numbers is the one after the current one.
    if (place !== null && (number === null || number === place.current + 1)) candidate.position ??= place;
  }
  return found.values();
}

function labelOf(link: Element): string {
  const text = (textContentOf(link) ?? '').trim();
  const named = text === '' ? attributeOf(link, 'aria-label') || attributeOf(link, 'title') : text;
  return named.replace(/\s+/g, ' ').trim();
}

/** 'page' where a label says that the text goes on on another page, 'next' where it says next and not of what, null where it says neither. */
export function meaningOf(label: string): 'page' | 'next' | null {
  if (label.length > LONGEST_LABEL) return null;
  const words = plainDigits(label)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\d]+/gu, ' ')
    .trim();
  if (words === '') return null;
  if (CONTINUE_WORDS.has(words)) return 'page';
  if (NEXT_WORDS.has(words)) return 'next';
  const parts = words.split(' ');
  const others = parts.filter((part) => !NEXT_WORDS.has(part));
  const isNext = others.length < parts.length || /^(?:下一?|次の?|다음)/u.test(words);
  const isPage = others.some((part) => PAGE_WORDS.has(part)) || /[页頁]|ページ|페이지/u.test(words);
  return isNext && isPage && others.length <= 3 ? 'page' : null;
}

/** The row around a link counts where it has this page as the current one; an address that counts otherwise is believed less than the row. */
function trustedPosition({ position, step }: Candidate): PagePosition | null {
  if (position === null) return null;
  // Some sites count addresses from 0.
  const expected = step.from ?? 1;
  return position.current === expected || position.current === expected + 1 || step.kind === 'offset' ? position : null;
}

/** known: the page was fetched as a next page, so its own number is known to count pages. */
function isNextPage(candidate: Candidate, known: boolean): boolean {
  const { step, isRel, meaning } = candidate;
  const isCounted = trustedPosition(candidate) !== null;
  switch (step.kind) {
    case 'page':
      return isCounted || isRel || meaning !== null;
    case 'segment':
      return isCounted || isRel || meaning !== null;
    case 'bare':
      // Numbers in names count articles as often as pages: what says "next" alone may mean either.
      return isCounted || meaning === 'page' || (isRel && step.from === null) || (known && (isRel || meaning !== null));
    case 'other':
      return isCounted || meaning === 'page' || (known && (isRel || meaning !== null));
    case 'offset':
      return isCounted;
  }
}

function weigh(candidate: Candidate): number {
  const { isRel, meaning, step } = candidate;
  return (
    1 +
    (trustedPosition(candidate) === null ? 0 : 8) +
    (isRel ? 4 : 0) +
    (meaning === 'page' ? 2 : 0) +
    (step.kind === 'page' ? 1 : 0)
  );
}

/** True where the algorithm or the page itself says that its pages are those of a list. */
function isList(kind: PageKind | undefined, stated: readonly string[]): boolean {
  return (
    (kind !== undefined && LIST_KINDS.has(kind)) ||
    (stated.some((one) => DECLARED_LISTS.has(one)) && !stated.some((one) => DECLARED_TEXT.test(one)))
  );
}

/** True where what is kept announces other texts: most of its headings lead to them. In a forum they lead to who has written. */
function isListOfTexts({ blocks }: Outline, keep: readonly boolean[]): boolean {
  let headings = 0;
  let linked = 0;
  blocks.forEach(({ heading, chars, linkChars }, b) => {
    if (!keep[b] || heading === 0) return;
    headings++;
    if (linkChars >= LINKED_HEADING * chars) linked++;
  });
  return linked >= MIN_LINKED_HEADINGS && linked * 2 >= headings;
}
