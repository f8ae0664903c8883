import { ID_PREFIX } from '../../article/article.ts';
import { hostOf } from '../text/page-strings.ts';
import { MEANINGFUL_CLASS } from './allowlist.ts';
import { nativeSanitizer } from './native-sanitizer.ts';
import { parseUrl } from '../../url/parse-url.ts';

const LINK_PROTOCOLS: readonly string[] = ['http:', 'https:', 'mailto:'];
const IMAGE_DATA = /^data:image\/(?:png|gif|jpeg|webp|avif|svg\+xml)[;,]/i;

/** Turns HTML into a fragment of allowlisted elements and attributes, in a document that loads and runs nothing. */
type Sanitizer = (html: string) => DocumentFragment;

/** What `sanitize` uses; null before `prepareSink` was awaited. All views of a page share it. */
const sink: { sanitizer: Sanitizer | null } = { sanitizer: null };

/**
 * Must be awaited before the first article is sanitised. Rejects if DOMPurify is needed and cannot be loaded. Tests
 * choose a sanitiser.
 */
export async function prepareSink(choose?: () => Sanitizer | null): Promise<void> {
  if (choose !== undefined) sink.sanitizer = choose();
  sink.sanitizer ??= nativeSanitizer() ?? (await import('./purify.ts')).purify;
}

/**
 * Turns article HTML into a fragment of allowlisted elements with hardened links and images. This and `sanitizePart`
 * are the only place where article HTML enters a view. `url` is the address of the page; relative addresses start from
 * it.
 */
export function sanitize(content: string, url: string): DocumentFragment {
  const fragment = sanitized(content);
  return harden(fragment, url, prefixIds(fragment, linkedIds(fragment)));
}

/**
 * The same for a part of an article. All ids and links to ids are kept, because links may lead from one part to
 * another.
 */
export function sanitizePart(content: string, url: string): DocumentFragment {
  const fragment = sanitized(content);
  prefixIds(fragment, null);
  return harden(fragment, url, null);
}

function sanitized(content: string): DocumentFragment {
  if (sink.sanitizer === null) throw new Error('prepareSink was not awaited.');
  return sink.sanitizer(content);
}

/** `ids`: the ids of the article that links may lead to; null where they are not known. */
function harden(fragment: DocumentFragment, url: string, ids: ReadonlySet<string> | null): DocumentFragment {
  for (const element of fragment.querySelectorAll<HTMLElement>('[class]')) filterClasses(element);
  for (const link of fragment.querySelectorAll('a')) hardenLink(link, url, ids);
  for (const element of fragment.querySelectorAll(':not(a)[href]')) element.removeAttribute('href');
  for (const element of fragment.querySelectorAll(':not(img)[src]')) element.removeAttribute('src');
  for (const element of fragment.querySelectorAll(':not(img, source)[srcset]')) element.removeAttribute('srcset');
  for (const image of fragment.querySelectorAll('img')) hardenImage(image, url);
  for (const source of fragment.querySelectorAll('source')) hardenSource(source);
  for (const link of fragment.querySelectorAll('a')) nameLink(link);
  for (const table of fragment.querySelectorAll('table')) wrapTable(table);
  return fragment;
}

/** The ids that links of the content point to. */
function linkedIds(fragment: DocumentFragment): ReadonlySet<string> {
  const links = [...fragment.querySelectorAll('a[href*="#"]')];
  return new Set(links.map((link) => fragmentOf(link.getAttribute('href') ?? '')));
}

/** Prefixes the ids of posts and the linked ones, null for all. Removes the others. Returns them without prefix. */
function prefixIds(fragment: DocumentFragment, linked: ReadonlySet<string> | null): ReadonlySet<string> {
  const found = new Set<string>();
  for (const element of fragment.querySelectorAll('[id]')) {
    const id = element.id;
    if (id === '' || !(linked === null || linked.has(id) || element.matches('.post')) || found.has(id)) {
      element.removeAttribute('id');
      continue;
    }
    found.add(id);
    element.id = prefixed(id);
  }
  return found;
}

/** The article builder prefixes ids already; other content may not. */
function prefixed(id: string): string {
  return id.startsWith(ID_PREFIX) ? id : ID_PREFIX + id;
}

function fragmentOf(href: string): string {
  const written = href.slice(href.indexOf('#') + 1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written; // The id contains a percent sign that encodes nothing.
  }
}

function filterClasses(element: Element): void {
  const kept = [...element.classList].filter((name) => MEANINGFUL_CLASS.test(name));
  if (kept.length === 0) element.removeAttribute('class');
  else element.setAttribute('class', kept.join(' '));
}

function hardenLink(link: HTMLAnchorElement, base: string, ids: ReadonlySet<string> | null): void {
  const written = link.getAttribute('href');
  if (written === null) return;
  const target = parseUrl(written, base);
  if (target === null || !LINK_PROTOCOLS.includes(target.protocol)) {
    link.removeAttribute('href');
    return;
  }
  const samePage = written.startsWith('#') || withoutHash(target) === withoutHash(parseUrl(base, base));
  const isInside = ids === null ? written.startsWith(`#${ID_PREFIX}`) : samePage && ids.has(fragmentOf(target.hash));
  if (isInside && target.hash !== '') {
    link.setAttribute('href', `#${prefixed(fragmentOf(target.hash))}`);
    return;
  }
  // In the status bar, user:password@ could look like a host.
  target.username = '';
  target.password = '';
  link.setAttribute('href', target.href);
  link.setAttribute('rel', 'noopener noreferrer');
  link.setAttribute('target', '_blank');
}

/** Names a link around an image without alt text after its host. Removes the address of an empty link. */
function nameLink(link: HTMLAnchorElement): void {
  const target = link.getAttribute('href');
  if (target === null || link.textContent.trim() !== '' || link.querySelector('img:not([alt=""]), math') !== null)
    return;
  if (link.querySelector('img') === null) link.removeAttribute('href');
  else link.setAttribute('aria-label', hostOf(target) || target);
}

function hardenImage(image: HTMLImageElement, base: string): void {
  const source = imageUrl(image.getAttribute('src'), base);
  if (source === null) image.removeAttribute('src');
  else image.setAttribute('src', source);
  if (!srcsetIsRemote(image.getAttribute('srcset'))) image.removeAttribute('srcset');
  if (!image.hasAttribute('src') && !image.hasAttribute('srcset') && image.closest('picture') === null) {
    image.remove();
    return;
  }
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  image.setAttribute('referrerpolicy', 'no-referrer');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
}

function hardenSource(source: HTMLSourceElement): void {
  if (source.parentElement?.localName !== 'picture' || !srcsetIsRemote(source.getAttribute('srcset'))) source.remove();
}

/** The absolute URL of an image, since a relative one would point into the extension; null for other schemes. */
function imageUrl(source: string | null, base: string): string | null {
  const target = source === null ? null : parseUrl(source, base);
  if (target === null) return null;
  return /^https?:$/.test(target.protocol) || IMAGE_DATA.test(target.href) ? target.href : null;
}

/** Whether every candidate of a srcset is an absolute http(s) URL. */
function srcsetIsRemote(srcset: string | null): boolean {
  if (srcset === null) return false;
  return srcset.split(/,\s+/).every((candidate) => /^\s*https?:\/\//i.test(candidate));
}

/** Puts a table into a container, so that a wide table scrolls on its own. */
function wrapTable(table: HTMLTableElement): void {
  if (table.parentElement?.closest('table')) return;
  const scroller = table.ownerDocument.createElement('div');
  scroller.className = 'table-scroll';
  table.replaceWith(scroller);
  scroller.append(table);
}

function withoutHash(url: URL | null): string {
  if (url === null) return '';
  return url.href.slice(0, url.href.length - url.hash.length);
}
