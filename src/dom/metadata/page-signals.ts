import { attributeOf, closestOf, localNameOf, queryAll, queryFirst, textContentOf } from '../safe-dom.ts';
import { asValue, asPlainLine, type MetadataValue, NO_METADATA, type SourceMetadata } from './source-metadata.ts';

/** Metadata in microdata: properties of the first item that is an article. */
export function readMicrodata(document: Document): SourceMetadata {
  const item = queryFirst(
    document,
    '[itemscope][itemtype*="Article"], [itemscope][itemtype*="Posting"], [itemscope][itemtype*="Recipe"], [itemscope][itemtype*="Review"]',
  );
  if (item === null) return NO_METADATA;
  const value = (name: string, kind: keyof SourceMetadata): MetadataValue => asValue(propertyOf(item, name), kind);
  // Getters: nothing is searched that an earlier source already has.
  return {
    get title() {
      return value('headline', 'title') ?? value('name', 'title');
    },
    get byline() {
      return cleanByline(value('author', 'byline'));
    },
    get siteName() {
      return value('publisher', 'siteName');
    },
    get published() {
      return value('datePublished', 'published');
    },
    get description() {
      return value('description', 'description');
    },
    get image() {
      return value('image', 'image');
    },
    get lang() {
      return value('inLanguage', 'lang');
    },
  };
}

/** A property's value (HTML Living Standard, "the value of a property"); the name of a nested item. */
function propertyOf(item: Element, name: string): string {
  const element = queryFirst(item, `[itemprop~="${name}"]`);
  if (element === null) return '';
  const nested = element.hasAttribute('itemscope') ? queryFirst(element, '[itemprop~="name"]') : null;
  return valueOf(nested ?? element);
}

function valueOf(element: Element): string {
  const content = attributeOf(element, 'content');
  if (content !== '') return content;
  switch (localNameOf(element)) {
    case 'img':
      return attributeOf(element, 'src');
    case 'link':
      return attributeOf(element, 'href');
    case 'time':
      return attributeOf(element, 'datetime') || (textContentOf(element) ?? '');
    default:
      return textContentOf(element) ?? '';
  }
}

const BYLINES =
  '[rel~="author"], [itemprop~="author"], .p-author, .byline, .by-line, .author-name, .post-author, .entry-author, .article-author, .article__author, .c-byline, address.author, .author';
const DATES = [
  'time[pubdate][datetime], time.published[datetime], time.entry-date[datetime], time.dt-published[datetime], [class*="publish"][datetime]',
  'article time[datetime], main time[datetime]',
  'time[datetime]',
];
/** Maximum length of a date line in characters; longer text around a time is prose about some day. */
const DATE_LINE_CHARS = 100;
/** Parts of a page whose names and dates belong to others. */
const OUTSIDE_ARTICLE =
  'aside, nav, footer, [class*="comment"], [id*="comment"], [class*="related"], [class*="sidebar"], blockquote';

/** Metadata visible on the page: headline, byline, first dated time. Searched when read. */
export function readPageSignals(document: Document, headline: string): SourceMetadata {
  return {
    ...NO_METADATA,
    title: asValue(headline, 'title'),
    get byline() {
      return firstByline(document);
    },
    get published() {
      return firstDate(document);
    },
  };
}

/** Text of the page's only h1, or of the first in its main part; '' otherwise. */
export function headlineOf(document: Document): string {
  const all = queryAll(document, 'h1').filter((heading) => textOf(heading) !== '');
  if (all.length === 1) return textOf(all[0]!);
  const main = all.find((heading) => closestOf(heading, 'article, main, [role="main"]') !== null);
  return main ? textOf(main) : '';
}

function textOf(element: Element): string {
  return asPlainLine(textContentOf(element) ?? '');
}

function firstByline(document: Document): MetadataValue {
  for (const element of queryAll(document, BYLINES)) {
    if (isOutsideArticle(element)) continue;
    const name = queryFirst(element, '[itemprop~="name"]') ?? element;
    const byline = cleanByline(asValue(textContentOf(name), 'byline'));
    // Plain letters first, because the Unicode letter class is slow to compile.
    if (byline !== null && (/[A-Za-z]/.test(byline) || /\p{L}/u.test(byline))) return byline;
  }
  return null;
}

function firstDate(document: Document): MetadataValue {
  for (const selector of DATES) {
    const dated = queryAll(document, selector).find((element) => !isOutsideArticle(element) && isDateLine(element));
    if (dated) return asValue(attributeOf(dated, 'datetime'), 'published');
  }
  return null;
}

function isDateLine(element: Element): boolean {
  const block = closestOf(element, 'p, li, td, dd, blockquote, figcaption');
  return block === null || (textContentOf(block) ?? '').trim().length <= DATE_LINE_CHARS;
}

function isOutsideArticle(element: Element): boolean {
  return closestOf(element, OUTSIDE_ARTICLE) !== null;
}

/** The name in a byline: "By Jane Doe" gives Jane Doe, and text after a separator (a date, share links) is cut. */
export function cleanByline(byline: MetadataValue): MetadataValue {
  if (byline === null) return null;
  const name = byline
    .replace(/^(?:written\s+by|posted\s+by|by|von|par|por|di|door|av|autor:?|author:?)\s+/i, '')
    .split(/\s+[|·•–—»«]\s+/)[0];
  return asValue(name?.replace(/^[\s,;:|·•–—-]+|[\s,;:|·•–—-]+$/g, ''), 'byline');
}
