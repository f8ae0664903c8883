import { childElementsOf, isElement } from '../../nodes.ts';
import { attributeOf, fitsScreen, localNameOf, nextSiblingOf, parentElementOf, textContentOf } from '../../safe-dom.ts';
import { bestCandidate, type Candidate, parseSrcset } from './srcset.ts';
import { mediaUrl } from '../../urls.ts';
import { parseHtml } from '../../parse-html.ts';

/** Attributes in which lazy loaders keep the real address until the picture is scrolled to, the most common first. */
const LAZY_SOURCES = [
  'data-src',
  'data-lazy-src',
  'data-original',
  'data-original-src',
  'data-actualsrc',
  'data-hi-res-src',
  'data-full-src',
  'data-large-src',
  'data-image-src',
  'data-img-src',
  'data-image',
  'data-echo',
  'data-ll-src',
  'data-cfsrc',
  'data-litespeed-src',
  'data-pagespeed-lazy-src',
  'data-url',
  'lazy-src',
  'loadlate',
];
const LAZY_SRCSETS = [
  'data-srcset',
  'data-lazy-srcset',
  'data-original-set',
  'data-ll-srcset',
  'data-cfsrcset',
  'data-responsive',
];
/** File names of placeholders. A name with another word (grey-heron, loading-bay) is a picture. */
const PLACEHOLDER =
  /(?:^|\/)(?:(?:img|image|default|thumb|bg|white|1px|\d+x\d+|\d+)[-_.])*(?:blank|spacer|placeholder|transparent|pixel|loading|loader|lazy(?:[-_]?load(?:ing|er)?)?|grey|gray|1x1|1px|empty|dummy|clear)(?:[-_.](?:img|image|gif|pixel|placeholder|bg|small|large|\d+x\d+|\d+))*\.(?:gif|png|svg|jpe?g|webp)(?:$|\?)/i;
/** Addresses of pages, which attributes of loaders may hold, too. */
const PAGE = /(?:\/|\.html?)(?:[?#]|$)/i;
const PICTURE_FILE = /\.(?:jpe?g|png|webp|avif|gif|svg)\b/i;
/** Loaded files narrower than this, in pixels, are previews. */
export const PREVIEW_PX = 100;
/** Natural or declared size, in pixels, up to which a picture is a tracking pixel or a spacer. */
const TRACKING_PX = 3;

/** True for an image that its loader has yet to fetch: an attribute or a noscript holds the real address. */
export function isLazy(image: Element): boolean {
  return (
    [...LAZY_SOURCES, ...LAZY_SRCSETS].some((name) => attributeOf(image, name) !== '') ||
    nextElement(image, 'noscript') !== null
  );
}

/** Addresses of a picture. `isShown`: the browser shows `src` now. */
export type ImageSources = {
  readonly src: string;
  readonly candidates: readonly Candidate[];
  readonly isShown: boolean;
};

/** The real addresses of an img rather than a placeholder's; null where it has none. */
export function sourcesOf(image: Element, picture: Element | null, base: string): ImageSources | null {
  const sources = picture ? childrenNamed(picture, 'source').filter(isForScreen) : [];
  const lazySet = firstSrcset([image, ...sources], LAZY_SRCSETS, base);
  const lazy =
    firstAddress(image, LAZY_SOURCES, base) ?? firstAddressIn(sources, LAZY_SOURCES, base) ?? bestCandidate(lazySet);
  if (lazy !== null && !isLoadedInFull(image, lazy, base)) return { src: lazy, candidates: lazySet, isShown: false };
  const current = 'currentSrc' in image ? mediaUrl(String(image.currentSrc), base) : null;
  const isLoaded = current !== null && naturalSize(image).width > TRACKING_PX && !PLACEHOLDER.test(current);
  const set = parseSrcset(attributeOf(image, 'srcset'), base);
  if (isLoaded)
    return { src: current, candidates: includes(set, current) ? set : setWith(sources, current, base), isShown: true };
  const candidates = set.length > 0 ? set : firstSrcset(sources, ['srcset'], base);
  const written = mediaUrl(attributeOf(image, 'src'), base);
  const isReal = written !== null && !PLACEHOLDER.test(written) && !isSpacer(image);
  const src = isReal ? written : bestCandidate(candidates);
  return src === null ? null : { src, candidates, isShown: src === current };
}

/** True for a source that this screen shows, as far as its condition says. */
function isForScreen(source: Element): boolean {
  const media = attributeOf(source, 'media');
  return media === '' || fitsScreen(media);
}

/** True where the page shows a file that is no preview, and the loader's address is another picture's or a page's. */
function isLoadedInFull(image: Element, lazy: string, base: string): boolean {
  const current = 'currentSrc' in image ? mediaUrl(String(image.currentSrc), base) : null;
  if (current === null || PLACEHOLDER.test(current) || naturalSize(image).width < PREVIEW_PX) return false;
  return !PICTURE_FILE.test(lazy) || new URL(lazy).host !== new URL(current).host;
}

/** True for a loaded image too small to be a picture: it stands for one that is loaded later. */
function isSpacer(image: Element): boolean {
  const { width, height } = naturalSize(image);
  return isPixel(width, height);
}

/** The absolute address of a picture; null for a placeholder's, for a page's and for data in braces. */
export function pictureUrl(written: string, base: string): string | null {
  const url = written.startsWith('{') ? null : mediaUrl(written, base);
  return url !== null && !PLACEHOLDER.test(url) && !PAGE.test(url) ? url : null;
}

function firstAddress(element: Element, names: readonly string[], base: string): string | null {
  for (const name of names) {
    const written = attributeOf(element, name);
    const url = written === '' ? null : pictureUrl(written, base);
    if (url !== null) return url;
  }
  return null;
}

function firstAddressIn(elements: readonly Element[], names: readonly string[], base: string): string | null {
  for (const element of elements) {
    const url = firstAddress(element, names, base);
    if (url !== null) return url;
  }
  return null;
}

function firstSrcset(elements: readonly Element[], names: readonly string[], base: string): Candidate[] {
  for (const element of elements) {
    for (const name of names) {
      const written = attributeOf(element, name);
      const candidates = written === '' ? [] : parseSrcset(written, base);
      if (candidates.length > 0) return candidates;
    }
  }
  return [];
}

function setWith(sources: readonly Element[], url: string, base: string): Candidate[] {
  for (const source of sources) {
    const candidates = parseSrcset(attributeOf(source, 'srcset'), base);
    if (includes(candidates, url)) return candidates;
  }
  return [];
}

function includes(candidates: readonly Candidate[], url: string): boolean {
  return candidates.some((candidate) => candidate.url === url);
}

/**
 * The addresses in a noscript next to a placeholder, for pages without scripts. It is parsed where nothing loads or
 * runs.
 */
export function sourcesOfNoscript(image: Element, base: string): ImageSources | null {
  const noscript = nextElement(image, 'noscript') ?? nextElement(parentElementOf(image), 'noscript');
  return noscript === null ? null : sourcesInNoscript(noscript, base, image);
}

/** The addresses of the first picture in a noscript. One that `standIn` names is no tracker. */
export function sourcesInNoscript(noscript: Element, base: string, standIn?: Element): ImageSources | null {
  const inert = parseHtml(textContentOf(noscript) ?? '', noscript);
  const twins = [...inert.querySelectorAll('img'), ...childrenNamed(noscript, 'img')];
  const twin = twins.find((one) => !isTracker(one, standIn && isNamedBy(standIn, one) ? null : base));
  if (twin === undefined) return null;
  const candidates = parseSrcset(attributeOf(twin, 'srcset'), base);
  const src = firstAddress(twin, ['src', ...LAZY_SOURCES], base) ?? bestCandidate(candidates);
  return src === null ? null : { src, candidates, isShown: false };
}

/** True where an attribute of a stand-in, whatever its name, has the address of a picture. */
function isNamedBy(standIn: Element, picture: Element): boolean {
  const address = attributeOf(picture, 'src').replace(/[?#].*/, '');
  return address !== '' && [...standIn.attributes].some(({ value }) => value.includes(address));
}

/**
 * True for an img of a noscript that counts visits instead of showing a picture: it is hidden, of pixel size, or from
 * another host than `base` without a description, a size or a set.
 */
function isTracker(image: Element, base: string | null): boolean {
  const style = attributeOf(image, 'style');
  if (/display\s*:\s*none|visibility\s*:\s*hidden|(?:width|height)\s*:\s*[0-3](?:px)?\s*(?:;|$)/i.test(style))
    return true;
  const sizes = ['width', 'height'].map((name) => attributeOf(image, name));
  if (sizes.some((size) => /^[0-3](?:px)?$/.test(size))) return true;
  if (base === null) return false;
  const says = [...sizes, style, ...['alt', 'srcset', 'class'].map((name) => attributeOf(image, name))];
  const url = mediaUrl(attributeOf(image, 'src'), base);
  return says.join('') === '' && url !== null && new URL(url).host !== new URL(base).host;
}

/** The picture element around an img, or null. */
export function pictureAround(image: Element): Element | null {
  const parent = parentElementOf(image);
  return parent !== null && localNameOf(parent) === 'picture' ? parent : null;
}

/** The next sibling element if it has this name, else null. */
function nextElement(element: Element | null, name: string): Element | null {
  if (element === null) return null;
  for (let node = nextSiblingOf(element); node; node = nextSiblingOf(node)) {
    if (isElement(node)) return localNameOf(node) === name ? node : null;
  }
  return null;
}

function childrenNamed(element: Element, name: string): Element[] {
  return childElementsOf(element).filter((child) => localNameOf(child) === name);
}

/** The first child element with this name, or null. */
export function childNamed(element: Element, name: string): Element | null {
  return childrenNamed(element, name)[0] ?? null;
}

/** Size of the loaded file in its own pixels; 0 by 0 while there is none. */
export function naturalSize(image: Element): { width: number; height: number } {
  const { naturalWidth: width = 0, naturalHeight: height = 0 }: Partial<HTMLImageElement> = image;
  return { width, height };
}

/** True for sizes that no picture has; false for unknown ones (0). */
export function isPixel(width: number, height: number): boolean {
  return (width > 0 && width <= TRACKING_PX) || (height > 0 && height <= TRACKING_PX);
}

/** The address in src, by which another element may show the same picture. */
export function otherAddresses(image: Element, base: string): string[] {
  const written = mediaUrl(attributeOf(image, 'src'), base);
  return written === null || PLACEHOLDER.test(written) ? [] : [written];
}
