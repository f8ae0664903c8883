import type { Article } from '../../article.ts';
import { readDir, readLang } from '../language-and-direction.ts';
import { mediaUrl } from '../urls.ts';
import { asValue, type MetadataValue, firstValue, type SourceMetadata } from './source-metadata.ts';
import { normaliseDate } from './date.ts';
import { type JsonObject, readGraph, readJsonLd } from './json-ld.ts';
import { readMetaTags, readOpenGraph, readPlainMeta } from './meta-tags.ts';
import { cleanByline, headlineOf, readMicrodata, readPageSignals } from './page-signals.ts';
import { cutSiteName, sharesWords } from './title.ts';
import { addressOf, documentOf, type PageSource } from '../page-source.ts';
import {
  attributeOf,
  baseOf,
  bodyOf,
  defaultViewOf,
  documentElementOf,
  queryFirst,
  textContentOf,
} from '../safe-dom.ts';

/** What a page says of its article. excerpt is '' and title the host where it says nothing. */
export type Metadata = Pick<
  Article,
  'title' | 'byline' | 'siteName' | 'published' | 'lang' | 'dir' | 'excerpt' | 'leadImage' | 'url'
>;

/**
 * Reads metadata in this order, each fact from the first source that states it: JSON-LD, Open Graph, microdata, meta names,
 * the page itself. Sources whose title matches neither the document's title nor its headline speak of another page
 * (a single-page app moved on) and are not heard. Every string is text and untrusted.
 */
export function readMetadata(page: PageSource, graph: readonly JsonObject[] = readGraph(documentOf(page))): Metadata {
  const document = documentOf(page);
  const url = urlOf(page);
  const windowTitle = windowTitleOf(document);
  const headline = headlineOf(document);
  const tags = readMetaTags(document);
  const openGraph = readOpenGraph(tags);
  // Plain names have no title to be checked by; they are written together with Open Graph's.
  const plain = matchesPage(openGraph, windowTitle, headline) ? [readPlainMeta(tags)] : [];
  const stated = [...readJsonLd(graph), openGraph, readMicrodata(document), ...plain];
  const statements = [
    ...stated.filter((statement) => matchesPage(statement, windowTitle, headline)),
    readPageSignals(document, headline),
  ];
  const siteName = firstValue(statements, 'siteName');
  const hostname = URL.canParse(url) ? new URL(url).hostname : '';
  const image = firstValue(statements, 'image');
  return {
    title: titleOf(statements, windowTitle, headline, siteName, hostname),
    byline: cleanByline(firstValue(statements, 'byline')),
    siteName,
    published: published(firstValue(statements, 'published')),
    lang: langOf(document, firstValue(statements, 'lang')),
    dir: dirOf(document),
    excerpt: firstValue(statements, 'description') ?? '',
    leadImage: image === null ? null : mediaUrl(image, baseOf(document)),
    url,
  };
}

function matchesPage({ title }: SourceMetadata, windowTitle: string, headline: string): boolean {
  // Word for word the same, as most are: no words to compare.
  if (title === null || title === windowTitle || title === headline) return true;
  const shown = [windowTitle, headline].filter((text) => text !== '');
  return shown.length === 0 || shown.some((text) => sharesWords(title, text));
}

function titleOf(
  statements: readonly SourceMetadata[],
  windowTitle: string,
  headline: string,
  siteName: MetadataValue,
  hostname: string,
): string {
  const isSiteName = (text: string): boolean => text.toLowerCase() === siteName?.toLowerCase();
  const stated = statements
    .slice(0, -1)
    .map((statement) => statement.title)
    .find((title) => title !== null && !isSiteName(title));
  const raw = stated ?? (windowTitle || headline || hostname);
  return cutSiteName(raw, siteName, hostname, headline === '' ? [] : [headline]);
}

function windowTitleOf(document: Document): string {
  const title = queryFirst(document, 'head > title') ?? queryFirst(document, 'title:not(svg title)');
  return asValue(title === null ? '' : textContentOf(title), 'title') ?? '';
}

function published(written: MetadataValue): MetadataValue {
  return written === null ? null : normaliseDate(written);
}

/** The page's own address; a canonical one where it names the same site and is more than its front page. */
function urlOf(page: PageSource): string {
  const shown = addressOf(page);
  const link = queryFirst(documentOf(page), 'link[rel~="canonical" i][href]');
  const canonical = link === null ? null : mediaUrl(attributeOf(link, 'href'), shown);
  if (canonical === null || canonical === shown || !URL.canParse(shown)) return shown;
  const [named, here] = [new URL(canonical), new URL(shown)];
  const isFront = named.pathname === '/' && here.pathname !== '/';
  return named.host === here.host && !isFront ? named.href : shown;
}

function langOf(document: Document, stated: MetadataValue): string {
  const root = documentElementOf(document);
  const body = bodyOf(document);
  const written = (root && readLang(root)) || (body && readLang(body)) || stated?.split(',')[0]?.trim() || '';
  return canonicalLang(written.replaceAll('_', '-'));
}

/** Already canonical, like en, de-AT or zh-Hant: asking Intl costs a millisecond the first time. */
const PLAIN_LANG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

function canonicalLang(written: string): string {
  if (PLAIN_LANG.test(written)) return written;
  try {
    return Intl.getCanonicalLocales(written)[0] ?? '';
  } catch {
    return ''; // Not a language tag: the page does not say.
  }
}

function dirOf(document: Document): 'ltr' | 'rtl' {
  const body = bodyOf(document) ?? documentElementOf(document);
  if (body === null) return 'ltr';
  const computed = defaultViewOf(document)?.getComputedStyle(body).direction ?? readDir(body);
  return computed === 'rtl' ? 'rtl' : 'ltr';
}
