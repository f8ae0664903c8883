import { fragmentOf } from '../urls.ts';
import type { NameRedactor } from './redact-names.ts';
import { parseUrl } from '../../url/parse-url.ts';

/** Host of every page in a report. */
export const REPORT_ORIGIN = 'https://golden.example';

/** Replaces addresses. Kept are the depth, and whether they lead to the same page, the same site or another one. */
export class AddressRedactor {
  readonly #sites = new Map<string, string>();
  readonly #host: string;

  /** `page`: address of the page. `base`: where its relative addresses start from. */
  constructor(
    private readonly names: NameRedactor,
    private readonly page: string,
    private readonly base: string,
  ) {
    this.#host = parseUrl(page)?.hostname ?? '';
  }

  /** The address without host, query and words that the engine does not look for. */
  redact(written: string): string {
    const trimmed = written.trim();
    if (trimmed === '' || trimmed === '#') return trimmed;
    const fragment = fragmentOf(trimmed, this.base, this.page);
    if (fragment !== null) return `#${this.names.redact(fragment)}`;
    const url = parseUrl(trimmed, this.base);
    if (url?.protocol === 'mailto:') return 'mailto:someone@golden.example';
    if (url === null || !/^https?:$/.test(url.protocol)) return '#';
    const path = this.path(url.pathname);
    return url.hostname === this.#host ? path : this.#siteOf(url.hostname) + path;
  }

  /** A path with its depth, its ending and the words that the engine looks for. */
  path(pathname: string): string {
    return pathname
      .split('/')
      .map((part) => encodeURIComponent(this.names.redact(decoded(part))))
      .join('/');
  }

  /** Hosts of players and the like, which the engine knows, stay; others get a number. */
  #siteOf(host: string): string {
    if (this.names.isPublic(host)) return `https://${host}`;
    let site = this.#sites.get(host);
    if (site === undefined) this.#sites.set(host, (site = `https://site-${String(this.#sites.size + 1)}.example`));
    return site;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part; // A stray percent sign.
  }
}
