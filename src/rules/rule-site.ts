import { parseUrl } from '../url/parse-url.ts';

/**
 * The site of an address, as rules and permissions name it: its host without "www." and port. '' for what is no address
 * of a website. Never throws.
 */
export function siteOf(address: string): string {
  const url = parseUrl(address);
  return url !== null && /^https?:$/.test(url.protocol) ? url.hostname.replace(/^www\./, '') : '';
}

/** Path and query of an address, as rules for a single page name it. */
export function placeInSite(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/**
 * The names of sites whose rules apply to a host: its own, and those of its domains for all subdomains. No rule is for
 * all sites of a top-level domain.
 */
export function sitesFor(site: string): string[] {
  const labels = site.split('.');
  return site === '' ? [] : [site, ...labels.slice(1).map((_, at) => `*.${labels.slice(at).join('.')}`)];
}
