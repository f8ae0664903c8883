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

/** Metadata of an article. Without data on the page, excerpt is '' and title is the host. */
export type Metadata = Pick<
  Article,
  'title' | 'byline' | 'siteName' | 'published' | 'lang' | 'dir' | 'excerpt' | 'leadImage' | 'url'
>;

/**
 * Reads each value from the first source that has it: JSON-LD, Open Graph, microdata, meta names, the page itself.
 * Sources whose title matches neither the document's title nor its headline describe another page (a single-page app
 * has moved on) and are ignored. Every string is plain text and untrusted.
 */
export function readMetadata(page: PageSource, graph: readonly JsonObject[] = readGraph(documentOf(page))): Metadata {
  const document = documentOf(page);
  const url = urlOf(page);
  const windowTitle = windowTitleOf(document);
  const headline = headlineOf(document);
  const tags = readMetaTags(document);
  const openGraph = readOpenGraph(tags);
  // Plain names have no title to check; they are written together with Open Graph.
  const plain = matchesPage(openGraph, windowTitle, headline) ? [readPlainMeta(tags)] : [];
  const sources = [...readJsonLd(graph), openGraph, readMicrodata(document), ...plain];
  const trusted = [
    ...sources.filter((source) => matchesPage(source, windowTitle, headline)),
    readPageSignals(document, headline),
  ];
  const siteName = firstValue(trusted, 'siteName');
  const hostname = URL.canParse(url) ? new URL(url).hostname : '';
  const image = firstValue(trusted, 'image');
  return {
    title: titleOf(trusted, windowTitle, headline, siteName, hostname),
    byline: cleanByline(firstValue(trusted, 'byline')),
    siteName,
    published: published(firstValue(trusted, 'published')),
    lang: langOf(document, firstValue(trusted, 'lang')),
    dir: dirOf(document),
    excerpt: firstValue(trusted, 'description') ?? '',
    leadImage: image === null ? null : mediaUrl(image, baseOf(document)),
    url,
  };
}

function matchesPage({ title }: SourceMetadata, windowTitle: string, headline: string): boolean {
  // Usually identical, so that no words need comparing.
  if (title === null || title === windowTitle || title === headline) return true;
  const shown = [windowTitle, headline].filter((text) => text !== '');
  return shown.length === 0 || shown.some((text) => sharesWords(title, text));
}

function titleOf(
  sources: readonly SourceMetadata[],
  windowTitle: string,
  headline: string,
  siteName: MetadataValue,
  hostname: string,
): string {
  const isSiteName = (text: string): boolean => text.toLowerCase() === siteName?.toLowerCase();
  const declared = sources
    .slice(0, -1)
    .map((source) => source.title)
    .find((title) => title !== null && !isSiteName(title));
  const raw = declared ?? (windowTitle || headline || hostname);
  return cutSiteName(raw, siteName, hostname, headline === '' ? [] : [headline]);
}

function windowTitleOf(document: Document): string {
  const title = queryFirst(document, 'head > title') ?? queryFirst(document, 'title:not(svg title)');
  return asValue(title === null ? '' : textContentOf(title), 'title') ?? '';
}

function published(written: MetadataValue): MetadataValue {
  return written === null ? null : normaliseDate(written);
}

/** The page's address; the canonical one where it is on the same host and not the front page. */
function urlOf(page: PageSource): string {
  const shown = addressOf(page);
  const link = queryFirst(documentOf(page), 'link[rel~="canonical" i][href]');
  const canonical = link === null ? null : mediaUrl(attributeOf(link, 'href'), shown);
  if (canonical === null || canonical === shown || !URL.canParse(shown)) return shown;
  const [named, here] = [new URL(canonical), new URL(shown)];
  const isFront = named.pathname === '/' && here.pathname !== '/';
  return named.host === here.host && !isFront ? named.href : shown;
}

function langOf(document: Document, declared: MetadataValue): string {
  const root = documentElementOf(document);
  const body = bodyOf(document);
  const written = (root && readLang(root)) || (body && readLang(body)) || declared?.split(',')[0]?.trim() || '';
  return canonicalLang(written.replaceAll('_', '-'));
}

/** Already canonical, like en, de-AT or zh-Hant: the first call of Intl costs a millisecond. */
const PLAIN_LANG = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-[A-Z]{2})?$/;

function canonicalLang(written: string): string {
  if (PLAIN_LANG.test(written)) return written;
  try {
    return Intl.getCanonicalLocales(written)[0] ?? '';
  } catch {
    return ''; // Not a language tag.
  }
}

function dirOf(document: Document): 'ltr' | 'rtl' {
  const body = bodyOf(document) ?? documentElementOf(document);
  if (body === null) return 'ltr';
  const computed = defaultViewOf(document)?.getComputedStyle(body).direction ?? readDir(body);
  return computed === 'rtl' ? 'rtl' : 'ltr';
}
