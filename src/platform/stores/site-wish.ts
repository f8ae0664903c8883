import { siteOf } from '../../rules/rule-site.ts';
import browser from '../browser/browser.ts';
import { isPrivate } from '../browser/is-private.ts';
import { canAsk, originsOf } from '../browser/site-access.ts';
import { isRecord } from '../../settings/is-record.ts';
import { session } from './areas.ts';
import { item } from './store.ts';
import { isUrl } from '../../url/parse-url.ts';

/** What to do once the user has answered whether Winnow may read a site. */
export type SiteWish =
  /** Open the reader by itself on this site. */
  | { readonly kind: 'always'; readonly url: string }
  /** Open this link in a new tab, and the reader over it. */
  | { readonly kind: 'link'; readonly url: string };

/** In memory, because the browser's question may close the popup that asked. */
const stored = item<SiteWish | null>('siteWish', { area: session, parse: parseWish });

/**
 * Asks the browser for access to the site of an address, and to no other. Call it from a click or a key press. Private
 * windows do not ask, because the answer would be kept. `takeWish` returns the wish, even if the user was not asked.
 */
export async function askForSite(wish: SiteWish): Promise<void> {
  // First of all, because the browser allows the question only during the click or key press.
  const answer =
    canAsk() && !isPrivate() ? browser.permissions.request({ origins: originsOf(siteOf(wish.url)) }) : null;
  await Promise.all([answer, stored.update(() => wish)]);
}

/** The wish of the last question, for the first caller; null for every other. */
export function takeWish(): Promise<SiteWish | null> {
  return stored.take();
}

function parseWish(wish: unknown): SiteWish | null {
  if (!isRecord(wish)) return null;
  const { kind, url } = wish;
  return (kind === 'always' || kind === 'link') && typeof url === 'string' && isUrl(url) ? { kind, url } : null;
}
