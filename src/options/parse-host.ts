import { siteOf } from '../rules/rule-site.ts';

/** The host of an address or of a typed host name, as browsers write it and without `www.`; null if it is neither. */
export function parseHost(text: string): string | null {
  const typed = text.trim();
  const address = /^[a-z]+:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (/\s/.test(typed)) return null;
  const site = siteOf(address);
  // A pattern of hosts, such as *.example.org, is no host.
  return site === '' || site.includes('*') ? null : site;
}
