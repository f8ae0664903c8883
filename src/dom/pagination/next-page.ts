import type { ArticlePages } from '../../article/article.ts';
import type { PageKind } from '../../article/extraction.ts';
import { linkDensity } from '../../engine/features/link-density.ts';
import type { Outline } from '../../engine/types.ts';
import { addressOf, documentOf, isFetched, type PageSource } from '../page-source.ts';
import { attributeOf, baseOf, closestOf, localNameOf, queryAll, textContentOf } from '../safe-dom.ts';
import { LIST_KINDS } from './may-have-next-page.ts';
import { type KnownRows, numberIn, positionAround, plainDigits, type PagePosition } from './page-position.ts';
import { stepBetween, type Step } from './page-step.ts';
import { CONTINUE_WORDS, NEXT_WORDS, PAGE_WORDS } from './page-words.ts';
import { parseUrl } from '../../url/parse-url.ts';

/** Maximum length in characters of the label of a link to a next page; longer ones are headlines. */
const LONGEST_LABEL = 40;
/** Parts of a page with pages of their own. */
const OUTSIDE_ARTICLE =
  '[class*="comment" i], [id*="comment" i], [class*="calendar" i], [id*="calendar" i], [class*="related" i], [class*="carousel" i], [class*="gallery" i], [class*="slide" i], [class*="infinite" i], [class*="load-more" i], [class*="loadmore" i]';
/** schema.org types of pages that list other things. */
const DECLARED_LISTS = new Set([
  'collectionpage',
  'searchresultspage',
  'itempage',
  'offercatalog',
  'imagegallery',
  'mediagallery',
]);
const DECLARED_TEXT = /article|posting$|recipe|howto|report|review|chapter|qapage|og:article/;
/** Number of headings that are links from which a page is a list of other texts. */
const MIN_LINKED_HEADINGS = 3;
/** Link density from which a heading leads to another text. */
const LINKED_HEADING = 0.8;

/** An address that may be the next page, with the evidence for it. */
type Candidate = {
  readonly url: string;
  readonly step: Step;
  isRel: boolean;
  meaning: 'page' | 'next' | null;
  position: PagePosition | null;
};

/**
 * The next page of an article on the same site; null where there is none. Structure counts first (an address whose page
 * number rises by one, rel=next, a row of numbers with a current one, "2 of 5"), words second. Lists of other texts,
 * comments, calendars, galleries and the next article do not count. `kind`: what the algorithm takes the page for.
 * `declaredKinds`: what the page declares itself to be.
 */
export function findNextPage(
  page: PageSource,
  outline: Outline,
  keep: readonly boolean[],
  kind?: PageKind,
  declaredKinds: readonly string[] = [],
): ArticlePages | null {
  const address = addressOf(page);
  if (!/^https?:/.test(address) || isList(kind, declaredKinds) || (kind !== 'forum' && isListOfTexts(outline, keep)))
    return null;
  const here = new URL(address);
  here.hash = '';
  if (here.pathname === '/' && here.search === '') return null;
  const known = isFetched(page);
  let best: Candidate | null = null;
  for (const candidate of candidatesIn(documentOf(page), here)) {
    if (isNextPage(candidate, { known }) && weigh(candidate) > (best === null ? 0 : weigh(best))) best = candidate;
  }
  if (best === null) return null;
  const place = trustedPosition(best);
  return { current: place?.current ?? (best.step.from || 1), total: place?.total ?? null, next: best.url };
}

/** All addresses that are one step away, each with the evidence of all its links. */
function candidatesIn(document: Document, here: URL): Iterable<Candidate> {
  const found = new Map<string, Candidate>();
  const rows: KnownRows = new Map();
  for (const link of queryAll(document, 'link[rel~="next" i][href], a[href]')) {
    const written = attributeOf(link, 'href');
    // Page addresses have numbers, which rules out most links.
    if (!/\d|%D[9B]/i.test(written) || written.startsWith('#')) continue;
    const there = parseUrl(written, baseOf(link));
    if (there === null) continue;
    there.hash = '';
    const step = stepBetween(here, there);
    if (step === null || closestOf(link, OUTSIDE_ARTICLE) !== null) continue;
    const candidate = found.get(there.href) ?? { url: there.href, step, isRel: false, meaning: null, position: null };
    found.set(there.href, candidate);
    if (attributeOf(link, 'rel').toLowerCase().split(/\s+/).includes('next')) candidate.isRel = true;
    if (localNameOf(link) === 'link') continue;
    const label = labelOf(link);
    const meaning = meaningOf(label);
    candidate.meaning = candidate.meaning === 'page' ? 'page' : (meaning ?? candidate.meaning);
    const place = positionAround(link, here.href, rows);
    const number = numberIn(label);
    // A numbered link must have the number after the current one.
    if (place !== null && (number === null || number === place.current + 1)) candidate.position ??= place;
  }
  return found.values();
}

function labelOf(link: Element): string {
  const text = (textContentOf(link) ?? '').trim();
  const named = text === '' ? attributeOf(link, 'aria-label') || attributeOf(link, 'title') : text;
  return named.replace(/\s+/g, ' ').trim();
}

/** 'page' for a label such as "next page" or "continue reading", 'next' for one such as "next" alone, else null. */
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

/** The position in the row of numbers, if its current number matches the address; a row outweighs offsets. */
function trustedPosition({ position, step }: Candidate): PagePosition | null {
  if (position === null) return null;
  // Some sites count addresses from 0.
  const expected = step.from ?? 1;
  return position.current === expected || position.current === expected + 1 || step.kind === 'offset' ? position : null;
}

/** `known`: the page was fetched as a next page, so the number in its address counts pages. */
function isNextPage(candidate: Candidate, { known }: { readonly known: boolean }): boolean {
  const { step, isRel, meaning } = candidate;
  const isCounted = trustedPosition(candidate) !== null;
  switch (step.kind) {
    case 'page':
      return isCounted || isRel || meaning !== null;
    case 'segment':
      return isCounted || isRel || meaning !== null;
    case 'bare':
      // A number in a name counts articles as often as pages, so "next" alone does not decide.
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

/** True where the algorithm or the page itself classifies the page as a list. */
function isList(kind: PageKind | undefined, declaredKinds: readonly string[]): boolean {
  return (
    (kind !== undefined && LIST_KINDS.has(kind)) ||
    (declaredKinds.some((type) => DECLARED_LISTS.has(type)) && !declaredKinds.some((type) => DECLARED_TEXT.test(type)))
  );
}

/** True where most kept headings link to other texts. In a forum headings may link to authors. */
function isListOfTexts({ blocks }: Outline, keep: readonly boolean[]): boolean {
  let headings = 0;
  let linked = 0;
  blocks.forEach(({ heading, chars, linkChars }, b) => {
    if (!keep[b] || heading === 0) return;
    headings++;
    if (linkDensity(linkChars, chars) >= LINKED_HEADING) linked++;
  });
  return linked >= MIN_LINKED_HEADINGS && linked * 2 >= headings;
}
