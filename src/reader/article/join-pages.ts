import { ID_PREFIX, type Article, type FurtherPage } from '../../article.ts';
import { appendPage } from './append-page.ts';
import { sanitize } from './sink.ts';

const BLOCKS = 'p, h1, h2, h3, h4, h5, h6, li, dt, dd, pre, blockquote, figcaption, summary, div, img';
/** Letters and digits from which on a text that was read before is no chance: a line that ends every page, a note on the author. */
const LONG = 40;
/** A heading that says the title again may count the page behind it ("…, part 2"). */
const COUNT = 14;
/** A page of which less than this is new says nothing new. */
const NEW_SHARE = 0.1;

/** Fragments of each article that was shown, in the order of its pages: each goes through the sink once. */
const known = new WeakMap<Article, readonly [DocumentFragment, ...DocumentFragment[]]>();

/** The content of every page of an article after the sanitising sink, without what a page repeats of those before it. They are to be copied, not moved. */
export function pageContents(article: Article): readonly [DocumentFragment, ...DocumentFragment[]] {
  const there = known.get(article);
  if (there !== undefined) return there;
  const contents: [DocumentFragment, ...DocumentFragment[]] = [sanitize(article.content, article.url)];
  for (const page of article.further ?? []) contents.push(furtherContent(article, contents, page).content);
  known.set(article, contents);
  return contents;
}

/** All pages as one, with a line between them, as exporters take it. */
export function joinedContent(article: Article): DocumentFragment {
  const [first, ...further] = pageContents(article);
  if (further.length === 0) return first;
  const whole = document.createDocumentFragment();
  whole.append(first.cloneNode(true));
  for (const content of further) whole.append(document.createElement('hr'), content.cloneNode(true));
  return whole;
}

/** The article with the next page joined to it; null where that page holds but what is there already. */
export function joinPage(article: Article, next: Article): Article | null {
  const contents = pageContents(article);
  const number = (article.pages?.current ?? contents.length) + 1;
  const page = { number, url: next.url, content: next.content, wordCount: next.wordCount };
  const { content, share } = furtherContent(article, contents, page);
  if (share < NEW_SHARE) return null;
  const goesOn = next.pages && {
    ...next.pages,
    current: number,
    total: next.pages.total ?? article.pages?.total ?? null,
  };
  const joined = appendPage(article, { ...page, wordCount: Math.round(share * page.wordCount) }, goesOn);
  known.set(joined, [...contents, content]);
  return joined;
}

/** The addresses of all pages of an article, without fragments. */
export function pageUrls(article: Article): readonly string[] {
  return [article.url, ...(article.further ?? []).map(({ url }) => url)].map((url) => url.replace(/#.*$/s, ''));
}

/** A page through the sink, its ids its own, without what those before it said; share is how much of it is new, 0–1. */
function furtherContent(
  article: Article,
  before: readonly DocumentFragment[],
  { number, url, content }: FurtherPage,
): { readonly content: DocumentFragment; readonly share: number } {
  const fragment = sanitize(content, url);
  nameApart(fragment, number);
  const whole = keyOf(fragment).length;
  dropRepeated(fragment, article, before);
  return { content: fragment, share: whole === 0 ? 0 : keyOf(fragment).length / whole };
}

/** Two pages may use one id. */
function nameApart(fragment: DocumentFragment, number: number): void {
  const own = `${ID_PREFIX}p${String(number)}-`;
  for (const element of fragment.querySelectorAll('[id]')) element.id = own + element.id.slice(ID_PREFIX.length);
  for (const link of fragment.querySelectorAll(`a[href^="#${ID_PREFIX}"]`))
    link.setAttribute('href', `#${own}${(link.getAttribute('href') ?? '').slice(ID_PREFIX.length + 1)}`);
}

/** Title, credits, lead and opening picture where a page begins with them again; anywhere, long texts that were read before. */
function dropRepeated(
  fragment: DocumentFragment,
  { title, byline, excerpt, siteName, leadImage }: Article,
  before: readonly DocumentFragment[],
): void {
  const said = new Set([title, byline, excerpt, siteName].map((text) => plain(text ?? '')));
  if (leadImage !== null) said.add(leadImage);
  for (const page of before) for (const block of blocksOf(page)) said.add(keyOf(block));
  const heading = plain(title);
  let isBeginning = true;
  for (const block of blocksOf(fragment)) {
    const key = keyOf(block);
    const isTitle =
      /^h\d$/.test(block.localName) &&
      heading !== '' &&
      key.startsWith(heading) &&
      key.length <= heading.length + COUNT;
    const isRepeated = key === '' || said.has(key) || isTitle;
    if (isRepeated && key !== '' && (isBeginning || (key.length >= LONG && block.localName !== 'img')))
      removeWithShell(block);
    else if (!isRepeated) isBeginning = false;
  }
}

/** The innermost blocks, in document order. What stands in a table stays: a table without its first row is another. */
function blocksOf(fragment: DocumentFragment): readonly Element[] {
  return [...fragment.querySelectorAll(BLOCKS)].filter(
    (block) => block.querySelector(`${BLOCKS}, table`) === null && block.closest('table') === null,
  );
}

/** Letters and digits of a block, the address of a picture. */
function keyOf(block: Element | DocumentFragment): string {
  return block instanceof HTMLImageElement ? (block.getAttribute('src') ?? '') : plain(block.textContent ?? '');
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A figure, a list, a section that held nothing else goes, too. */
function removeWithShell(element: Element): void {
  let shell = element;
  for (
    let around = element.parentElement;
    around !== null &&
    around.querySelector('img, math') === (shell.matches('img') ? shell : shell.querySelector('img, math')) &&
    plain(around.textContent) === plain(shell.textContent);
    around = around.parentElement
  )
    shell = around;
  shell.remove();
}
