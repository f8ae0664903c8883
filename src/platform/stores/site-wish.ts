import { siteOf } from '../../rules/rule-site.ts';
import browser from '../browser/browser.ts';
import { isPrivate } from '../browser/is-private.ts';
import { canAsk, originsOf } from '../browser/site-access.ts';

/** What to do once the user has answered whether Winnow may read a site. */
export type SiteWish =
  /** Open the reader by itself on this site. */
  | { readonly kind: 'always'; readonly url: string }
  /** Open this link in a new tab, and the reader over it. */
  | { readonly kind: 'link'; readonly url: string };

/** Kept in storage.session, because the browser's question may close the popup that asked. */
const WISH_KEY = 'siteWish';

/**
 * Asks the browser for access to the site of an address, and to no other. Call it from a click or a key press. Private
 * windows do not ask, because the answer would be kept. `takeWish` returns the wish, even if the user was not asked.
 */
export async function askForSite(wish: SiteWish): Promise<void> {
  // First of all, because the browser allows the question only during the click or key press.
  const answer =
    canAsk() && !isPrivate() ? browser.permissions.request({ origins: originsOf(siteOf(wish.url)) }) : null;
  await Promise.all([answer, browser.storage.session.set({ [WISH_KEY]: wish })]);
}

/** Calls of `takeWish` run one after another, so that only one of two gets the wish. */
let lastTake: Promise<unknown> = Promise.resolve();

/** The wish of the last question, for the first caller; null for every other. */
export function takeWish(): Promise<SiteWish | null> {
  const take = lastTake.then(async () => {
    const wish = (await browser.storage.session.get(WISH_KEY))[WISH_KEY] as SiteWish | undefined;
    if (wish !== undefined) await browser.storage.session.remove(WISH_KEY);
    return wish ?? null;
  });
  lastTake = take.catch(() => undefined);
  return take;
}
