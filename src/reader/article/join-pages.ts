import { ID_PREFIX, type Article, type FurtherPage } from '../../article/article.ts';
import { appendPage } from './append-page.ts';
import { type ContentPart, contentParts, knownContents } from './content-parts.ts';
import { sanitize } from './sink.ts';

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, dt, dd, pre, blockquote, figcaption, summary, div, img';
/** A text with at least this many letters and digits is a repetition wherever it occurs again on a later page. */
const MIN_REPEATED = 40;
/** Maximum number of letters and digits after the title in a repeated title, such as "…, part 2". */
const MAX_TITLE_SUFFIX = 14;
/** A page with a smaller share of new text is not added. */
const MIN_NEW_SHARE = 0.1;

type Contents = readonly [DocumentFragment, ...DocumentFragment[]];

/** The parts in one fragment. */
function joined(parts: readonly ContentPart[]): DocumentFragment {
  if (parts.length === 1) return parts[0]!();
  const whole = document.createDocumentFragment();
  whole.append(...parts.map((part) => part().cloneNode(true)));
  return whole;
}

/** Sanitised content of each page, without what a page repeats from earlier pages. Callers must copy the fragments. */
export function pageContents(article: Article): Contents {
  const cached = knownContents.get(article);
  if (cached !== undefined) return cached;
  const contents: [DocumentFragment, ...DocumentFragment[]] = [joined(contentParts(article))];
  for (const page of article.further ?? []) contents.push(newContent(article, contents, page).content);
  knownContents.set(article, contents);
  return contents;
}

/** The content of all pages in one fragment, with a rule between pages, for the exporters. */
export function joinedContent(article: Article): DocumentFragment {
  const [first, ...further] = pageContents(article);
  if (further.length === 0) return first;
  const joined = document.createDocumentFragment();
  joined.append(first.cloneNode(true));
  for (const content of further) joined.append(document.createElement('hr'), content.cloneNode(true));
  return joined;
}

/** The article with the next page added; null if that page has almost no new text. */
export function joinPage(article: Article, next: Article): Article | null {
  const contents = pageContents(article);
  const number = (article.pages?.current ?? contents.length) + 1;
  const page = { number, url: next.url, content: next.content, wordCount: next.wordCount };
  const { content, newShare } = newContent(article, contents, page);
  if (newShare < MIN_NEW_SHARE) return null;
  const pages = next.pages && {
    ...next.pages,
    current: number,
    total: next.pages.total ?? article.pages?.total ?? null,
  };
  const joined = appendPage(article, { ...page, wordCount: Math.round(newShare * page.wordCount) }, pages);
  knownContents.set(joined, [...contents, content]);
  return joined;
}

/** The URLs of all pages of an article, without fragments. */
export function pageUrls(article: Article): readonly string[] {
  return [article.url, ...(article.further ?? []).map(({ url }) => url)].map((url) => url.replace(/#.*/s, ''));
}

/** Sanitised content of a page without what earlier pages contain; newShare is the share of new text, 0 to 1. */
function newContent(
  article: Article,
  earlier: readonly DocumentFragment[],
  { number, url, content }: FurtherPage,
): { readonly content: DocumentFragment; readonly newShare: number } {
  const fragment = sanitize(content, url);
  addPartToIds(fragment, `p${String(number)}-`);
  const length = keyOf(fragment).length;
  dropRepeated(fragment, article, earlier);
  return { content: fragment, newShare: length === 0 ? 0 : keyOf(fragment).length / length };
}

/** Adds a prefix to every id, because two parts of an article may use the same id. */
export function addPartToIds(fragment: DocumentFragment, part: string): void {
  const prefix = ID_PREFIX + part;
  for (const element of fragment.querySelectorAll('[id]')) element.id = prefix + element.id.slice(ID_PREFIX.length);
  for (const link of fragment.querySelectorAll(`a[href^="#${ID_PREFIX}"]`))
    link.setAttribute('href', `#${prefix}${(link.getAttribute('href') ?? '').slice(ID_PREFIX.length + 1)}`);
}

/** Removes title, credits, excerpt and lead image from the start of a page, and long repeated texts everywhere. */
function dropRepeated(
  fragment: DocumentFragment,
  { title, byline, excerpt, siteName, leadImage }: Article,
  earlier: readonly DocumentFragment[],
): void {
  const known = new Set([title, byline, excerpt, siteName].map((text) => lettersOf(text ?? '')));
  if (leadImage !== null) known.add(leadImage);
  for (const page of earlier) for (const block of blocksOf(page)) known.add(keyOf(block));
  const titleKey = lettersOf(title);
  let isStart = true;
  for (const block of blocksOf(fragment)) {
    const key = keyOf(block);
    const isTitle =
      /^h\d$/.test(block.localName) &&
      titleKey !== '' &&
      key.startsWith(titleKey) &&
      key.length <= titleKey.length + MAX_TITLE_SUFFIX;
    const isRepeated = key === '' || known.has(key) || isTitle;
    if (isRepeated && key !== '' && (isStart || (key.length >= MIN_REPEATED && block.localName !== 'img')))
      removeWithWrapper(block);
    else if (!isRepeated) isStart = false;
  }
}

/** The innermost blocks in document order. Tables are left out, because removing single cells would break them. */
function blocksOf(fragment: DocumentFragment): readonly Element[] {
  return [...fragment.querySelectorAll(BLOCKS)].filter(
    (block) => block.querySelector(`${BLOCKS}, table`) === null && block.closest('table') === null,
  );
}

/** Letters and digits of a block; the address of an image. */
function keyOf(block: Element | DocumentFragment): string {
  return block instanceof HTMLImageElement ? (block.getAttribute('src') ?? '') : lettersOf(block.textContent ?? '');
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** Removes an element with the figure, list or section around it that contains nothing else. */
function removeWithWrapper(element: Element): void {
  let wrapper = element;
  for (
    let parent = element.parentElement;
    parent !== null &&
    parent.querySelector('img, math') === (wrapper.matches('img') ? wrapper : wrapper.querySelector('img, math')) &&
    lettersOf(parent.textContent) === lettersOf(wrapper.textContent);
    parent = parent.parentElement
  )
    wrapper = parent;
  wrapper.remove();
}
