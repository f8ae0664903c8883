import { parseUrl } from '../url/parse-url.ts';

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);
const MEDIA_PROTOCOLS = new Set(['http:', 'https:']);

/** The absolute address of a link, without credentials; null where it is not http, https or mailto. */
export function linkUrl(written: string, base: string): string | null {
  return parse(written, base, LINK_PROTOCOLS);
}

/** The absolute address of an image or a media file; null where it is not http or https. */
export function mediaUrl(written: string, base: string): string | null {
  return parse(written, base, MEDIA_PROTOCOLS);
}

/** An address with at most a host before a path in which the URL parser changes nothing, unless it holds "/.". */
const PLAIN = /^(https?:\/\/[^/?#\\]+(?=\/)|(?!\/\/))(\/[\w~?&=+,;:@!$*()#/.-]*)$/;
/** Origins by the written start of an address; '' where there is none. */
const origins = new Map<string, string>();

function originOf(start: string): string {
  let origin = origins.get(start);
  if (origin === undefined) {
    const url = parseUrl(start);
    origin = url !== null && MEDIA_PROTOCOLS.has(url.protocol) ? url.origin : '';
    origins.set(start, origin);
  }
  return origin;
}

/** The address without the URL parser, which is slow for a page of many links; null where the parser is needed. */
function plain(written: string, base: string): string | null {
  const [, start, path] = PLAIN.exec(written) ?? [];
  if (path === undefined || path.includes('/.')) return null;
  const origin = originOf(start || base);
  return origin === '' ? null : origin + path;
}

function parse(written: string, base: string, protocols: ReadonlySet<string>): string | null {
  const trimmed = written.trim();
  const known = plain(trimmed, base);
  if (known !== null) return known;
  const url = trimmed === '' ? null : parseUrl(trimmed, base);
  if (url === null || !protocols.has(url.protocol)) return null;
  // A user name in an address can pass for a host name. Tested first, because setting either rewrites the address.
  if (url.username !== '') url.username = '';
  if (url.password !== '') url.password = '';
  return url.href;
}

/** The id that a link on the same page leads to; null for any other link. */
export function fragmentOf(written: string, base: string, page: string): string | null {
  const hash = written.indexOf('#');
  if (hash < 0 || hash === written.length - 1) return null;
  if (hash > 0 && !isSamePage(written, base, page)) return null;
  return decodeFragment(written.slice(hash + 1));
}

function isSamePage(written: string, base: string, page: string): boolean {
  const [target, here] = [parseUrl(written, base), parseUrl(page)];
  return target !== null && here !== null && withoutHash(target) === withoutHash(here);
}

function withoutHash(url: URL): string {
  return url.href.slice(0, url.href.length - url.hash.length);
}

/** The id that a fragment names; as written where a percent sign in it encodes nothing. */
export function decodeFragment(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
