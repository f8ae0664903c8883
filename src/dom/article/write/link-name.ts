import { parseUrl } from '../../../url/parse-url.ts';

/** A file name that a program made up, in whole or in part, and those of streams. */
const SAYS_NOTHING = /[\da-f]{16}|^(?:master|index|playlist|manifest|stream|video|audio|embed|player|iframe)\.\w+$/i;

/**
 * A name for an address without one: the label or the file name with the host, else the host, else the address itself.
 * `length`: of a video, shown beside the host.
 */
export function nameOfLink(link: string, label = '', length = ''): string {
  const url = parseUrl(link);
  if (url === null) return link;
  const { hostname, pathname } = url;
  const host = hostname.replace(/^www\./, '');
  const file = /(?<![^/])[^/]+\.\w{2,5}$/.exec(pathname)?.[0] ?? '';
  const title = label || (SAYS_NOTHING.test(file) ? '' : file);
  if (title === '') return host || link;
  const facts = [host, length].filter(Boolean).join(', ');
  return facts === '' ? title : `${title} (${facts})`;
}
