import { getPublicSuffix } from 'tldts';

/** True for a host below which anybody can have a site, such as `co.uk`, by the public suffix list (ICANN's part). */
export function isPublicSuffix(host: string): boolean {
  return getPublicSuffix(host) === host;
}
