import { bareText } from '../../engine/text/letters.ts';
import { readDir, readLang } from '../language-and-direction.ts';
import { addressOf, documentOf, type PageSource } from '../page-source.ts';
import {
  attributeOf,
  baseOf,
  bodyOf,
  closestOf,
  documentElementOf,
  queryAll,
  queryFirst,
  textContentOf,
} from '../safe-dom.ts';
import { mediaUrl } from '../urls.ts';
import { mayMatch } from '../walk/may-match.ts';
import { namesOn } from '../../engine/page-names.ts';
import { styleOf } from '../walk/visibility.ts';
import type { Walk } from '../walk/walk-page.ts';
import { declaredCredits, type Metadata, withCredits } from './declared-credits.ts';
import { chooseTitle } from './choose-title.ts';
import { headlineBlock } from './headline.ts';
import { homeName } from './home-name.ts';
import { type JsonObject, readJsonLd } from './json-ld.ts';
import { readMetaTags, readOpenGraph, readPlainMeta } from './meta-tags.ts';
import { readMicrodata } from './microdata.ts';
import {
  asPlainLine,
  asValue,
  decodeReferences,
  firstValue,
  hasReference,
  type MetadataValue,
  type SourceMetadata,
} from './source-metadata.ts';
import { hostOf, SEPARATOR, sharesWords } from './title.ts';
import type { VisiblePage } from './visible-page.ts';
import { isUrl } from '../../url/parse-url.ts';

/** What the head of a page and its microdata declare about the article. */
export type DeclaredMetadata = Pick<
  Metadata,
  'siteName' | 'lang' | 'dir' | 'excerpt' | 'leadImage' | 'url' | 'address'
> & {
  /** JSON-LD, Open Graph, microdata and plain meta names, without those that describe another page. */
  readonly sources: readonly SourceMetadata[];
  readonly windowTitle: string;
};

/**
 * Reads what the page declares. Sources whose title matches neither the document's title nor its headline describe
 * another page (a single-page app has moved on) and are ignored. Every string is plain text and untrusted.
 */
export function readDeclared(page: PageSource, graph: readonly JsonObject[]): DeclaredMetadata {
  const document = documentOf(page);
  const shownTitle = windowTitleOf(document);
  const headline = headlineOf(document);
  // The parser has decoded character references. Those that are left were written twice, but not on a page about them.
  const decode = hasReference(headline || shownTitle) ? (text: string): string => text : decodeReferences;
  const windowTitle = withoutHost(decode(shownTitle), addressOf(page));
  const own = { windowTitle: bareText(windowTitle), headline: bareText(headline) };
  const tags = readMetaTags(document, decode);
  const openGraph = readOpenGraph(tags);
  // Plain names have no title to check; they are written together with Open Graph.
  const plain = matchesPage(openGraph, windowTitle, headline) ? [readPlainMeta(tags)] : [];
  const sources = [...readJsonLd(graph, own), openGraph, readMicrodata(document, decode), ...plain].filter((source) =>
    matchesPage(source, windowTitle, headline),
  );
  const image = sources.map((source) => source.image).find((url) => url !== null && !showsSite(url)) ?? null;
  return {
    sources,
    windowTitle,
    siteName: siteNameOf(sources),
    lang: langOf(document, firstValue(sources, 'lang')),
    dir: dirOf(document),
    excerpt: firstValue(sources, 'description') ?? '',
    leadImage: image === null ? null : mediaUrl(image, baseOf(document)),
    ...urlOf(page),
  };
}

/** Names of services for blogs. */
const PLATFORM = /^(?:blogger|blogspot|wordpress(?:\.com)?|tumblr|typepad|livejournal)(?:\.com)?$/i;
/** Words of the longest name; what is behind a separator in a longer one describes the site. */
const SITE_WORDS = 5;

function siteNameOf(sources: readonly SourceMetadata[]): MetadataValue {
  for (const { siteName } of sources) {
    const name = /^https?:\/\//.test(siteName ?? '') ? hostOf(siteName!).replace(/^www\./, '') : siteName;
    if (name === null || name === '' || PLATFORM.test(name)) continue;
    const [first = ''] = name.split(SEPARATOR);
    return bareText(name).split(' ').length > SITE_WORDS && first !== '' ? first.trim() : name;
  }
  return null;
}

/** Names of files that show the site and not the article: logos, stand-ins, cards for sharing. */
const NO_PICTURE =
  /(?:^|[^a-z])(?:logo|favicon|placeholder|avatar|(?:share|sharing|social|og|default)[-_]?(?:card|image|img|default|banner|thumb))(?:[^a-z]|$)/i;
/** Words in the names of such files. A name of one word may be that of the article's own picture: "fb.jpg". */
const SITE_WORD =
  /^(?:fb|facebook|twitter|social|sharing|share|og|opengraph|icon|profile|default|card|logo|brand|generic|fallback)$/i;
/** What may stand beside them: sizes and places. */
const FILLER =
  /^(?:open|graph|image|img|thumb|thumbnail|apple|touch|android|web|site|home|homepage|lg|sm|large|small|wide|big|x|com)$/i;

/** True for a file whose name says nothing about the article: "acme_fb2.jpg" of acme.example, "social-share.png". */
function showsSite(url: string): boolean {
  if (NO_PICTURE.test(url)) return true;
  const [address = '', host = ''] = /^(?:https?:)?\/\/([^/]*)[^?#]*|^[^?#]*/.exec(url) ?? [];
  const name = address.slice(address.lastIndexOf('/') + 1).replace(/\.\w+$/, '');
  const words = name.replace(/[a-z](?=[A-Z])/g, '$& ').match(/[A-Za-z]+/g) ?? [];
  const isOfSite = (word: string): boolean =>
    SITE_WORD.test(word) || FILLER.test(word) || host.toLowerCase().includes(word.toLowerCase());
  return words.length > 1 && words.every(isOfSite) && words.some((word) => SITE_WORD.test(word));
}

const AUTHOR_ATTRIBUTES = ['itemprop', 'rel'].map((name) => `[${name}*="author"], [${name}*="creator"]`).join();

const CREDITS = /author|byline|autor/;

/** Scripts of languages that write the day first. */
const SCRIPTS = [
  [/[\u0370-\u03ff]/g, 'el'],
  [/[\u0400-\u04ff]/g, 'ru'],
  [/[\u0600-\u06ff]/g, 'ar'],
] as const;
/** Words of a paragraph, and paragraphs that show the script of a page. */
const PARAGRAPH_WORDS = 8;
const PARAGRAPHS = 6;

function languageOfScript(blocks: Walk['outline']['blocks']): string {
  const paragraphs = blocks.filter(({ words }) => words >= PARAGRAPH_WORDS).slice(0, PARAGRAPHS);
  const sample = paragraphs.map(({ text }) => text.slice(0, 200)).join('');
  return SCRIPTS.find(([letters]) => (sample.match(letters)?.length ?? 0) * 2 > sample.length)?.[1] ?? '';
}

/** The walked page for reading its title and credits, with its headline. */
export function visiblePage({ sources, windowTitle, siteName, url, lang }: DeclaredMetadata, walk: Walk): VisiblePage {
  const { outline, elements } = walk;
  const { tags, classText } = namesOn(outline);
  const hasAuthors = mayMatch(walk, AUTHOR_ATTRIBUTES);
  const page: VisiblePage = {
    outline,
    attribute: (element, name) => (elements[element] ? attributeOf(elements[element], name) : ''),
    url,
    // Which number of 09/01/2012 is the month depends on it.
    lang: lang || languageOfScript(walk.outline.blocks),
    headline: -1,
    marks: [],
    hasCredits: hasAuthors || tags.has('time') || CREDITS.test(classText) || mayMatch(walk, '[href*="/author"]'),
    hasAuthors,
    hasTestIds: mayMatch(walk, '[data-testid]'),
  };
  const titles = sources.flatMap(({ title }) => title ?? []);
  return { ...page, headline: headlineBlock(page, { windowTitle, siteName, titles }) };
}

/** Metadata with the declared credits; `readCredits` has those that the page shows. */
export function readMetadata(declared: DeclaredMetadata, page: VisiblePage): Metadata {
  const { sources, windowTitle, siteName, url, address, lang } = declared;
  const hostname = hostOf(url);
  const section = firstValue(sources, 'section');
  const site = siteName ?? homeName(page, windowTitle) ?? authorBehind(windowTitle, sources);
  const metadata = {
    title: asPlainLine(chooseTitle(sources, windowTitle, page, site, hostname)) || hostname,
    byline: null,
    siteName,
    published: null,
    ...(section !== null && section !== siteName && { section }),
    lang,
    dir: declared.dir,
    excerpt: declared.excerpt,
    leadImage: declared.leadImage,
    url,
    ...(address !== undefined && { address }),
  };
  return withCredits(metadata, declaredCredits(sources));
}

/** The declared author that is the last part of the window's title: the site, or its writer. Null without one. */
function authorBehind(windowTitle: string, sources: readonly SourceMetadata[]): string | null {
  const [last = '', ...others] = windowTitle.split(SEPARATOR).map(bareText).reverse();
  const isLast = (name: string): boolean => bareText(name) === last;
  return others.length > 0 ? (sources.flatMap(({ authors }) => authors).find(isLast) ?? null) : null;
}

/** Text of the page's only h1, or of the first in its main part, or of an h2 there below an h1 in a path; else ''. */
function headlineOf(document: Document): string {
  const written = queryAll(document, 'h1').filter((heading) => textOf(heading) !== '');
  const all = written.filter((heading) => closestOf(heading, '[class*="breadcrumb" i]') === null);
  if (all.length === 1) return textOf(all[0]!);
  const tops = all.length < written.length ? queryAll(document, 'h2') : all;
  const main = tops.find((heading) => closestOf(heading, 'article, main, [role="main"]') !== null);
  return main ? textOf(main) : '';
}

function textOf(element: Element): string {
  return asPlainLine(textContentOf(element) ?? '');
}

function matchesPage({ title }: SourceMetadata, windowTitle: string, headline: string): boolean {
  // Usually identical, so that no words need comparing.
  if (title === null || title === windowTitle || title === headline) return true;
  const shown = [windowTitle, headline].filter((text) => text !== '');
  return shown.length === 0 || shown.some((text) => sharesWords(title, text));
}

/** "example.org A bell" without the host's name. */
function withoutHost(title: string, url: string): string {
  const host = hostOf(url).replace('www.', '');
  return host !== '' && title.startsWith(`${host} `) ? title.slice(host.length + 1) : title;
}

function windowTitleOf(document: Document): string {
  const title = queryFirst(document, 'head > title') ?? queryFirst(document, 'title:not(svg title)');
  return asValue(title === null ? '' : textContentOf(title), 'title') ?? '';
}

/** The page's address; the canonical one where it is on the same host and not the front page. */
function urlOf(page: PageSource): Pick<Metadata, 'url' | 'address'> {
  const shown = addressOf(page);
  const link = queryFirst(documentOf(page), 'link[rel~="canonical" i][href]');
  const canonical = link === null ? null : mediaUrl(attributeOf(link, 'href'), shown);
  if (canonical === null || canonical === shown || !isUrl(shown)) return { url: shown };
  const [named, here] = [new URL(canonical), new URL(shown)];
  const isFront = named.pathname === '/' && here.pathname !== '/';
  return named.host === here.host && !isFront ? { url: named.href, address: shown } : { url: shown };
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
  const computed = styleOf(body)?.direction ?? readDir(body);
  return computed === 'rtl' ? 'rtl' : 'ltr';
}
