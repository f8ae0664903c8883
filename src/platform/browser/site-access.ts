import browser from './browser.ts';
import { isPrivate } from '../stores/settings-store.ts';

/** What to do once the user has answered whether Winnow may read a site. */
export type SiteWish =
  /** Open the reader by itself on this site. */
  | { readonly kind: 'always'; readonly url: string }
  /** Open this link in a new tab, and the reader over it. */
  | { readonly kind: 'link'; readonly url: string };

/** Kept in storage.session, because the browser's question may close the popup that asked. */
const WISH_KEY = 'siteWish';

/** A match pattern for the pages of one host, with the site as its first group. */
const PATTERN = /^(?:https?|\*):\/\/(?:www\.)?([^/]+)\/\*$/;

/** Hosts that cannot have a `www.` before them: addresses and names without a dot. */
const ONE_HOST = /^(?:[^.]*|[\d.]+|\[.*)$/;

/** The site of an address: its host without `www.`. */
export function siteOf(url: string): string {
  return new URL(url).hostname.replace(/^www\./, '');
}

/** The hosts of a site, with and without `www.`: many sites redirect from one to the other. */
export function hostsOf(site: string): string[] {
  return ONE_HOST.test(site) ? [site] : [site, `www.${site}`];
}

/** True if the browser can ask the user in this view. Firefox cannot in a frame over a page. */
export function canAsk(): boolean {
  return (browser as Partial<typeof browser> | undefined)?.permissions !== undefined;
}

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

/** True if Winnow may read the page at an address without a click. */
export function mayRead(url: string): Promise<boolean> {
  const { protocol, hostname } = new URL(url);
  return browser.permissions.contains({ origins: [`${protocol}//${hostname}/*`] });
}

/** The sites that Winnow may read without a click, as the browser has them; '*' where the user allowed all. */
export async function permittedSites(): Promise<readonly string[]> {
  const { origins = [] } = await browser.permissions.getAll();
  const sites = origins.flatMap((origin) => PATTERN.exec(origin)?.[1] ?? []);
  return [...new Set(sites)].sort();
}

/** Gives the access to a site back to the browser. False if the browser refuses. */
export async function giveBackSite(site: string): Promise<boolean> {
  const { origins = [] } = await browser.permissions.getAll();
  return browser.permissions.remove({ origins: origins.filter((origin) => PATTERN.exec(origin)?.[1] === site) });
}

/** Calls back when a permission is given or removed, also in the browser's own settings. Returns how to stop. */
export function watchPermissions(callback: () => void): () => void {
  const { onAdded, onRemoved } = browser.permissions;
  onAdded.addListener(callback);
  onRemoved.addListener(callback);
  return () => {
    onAdded.removeListener(callback);
    onRemoved.removeListener(callback);
  };
}

/** Both schemes, because many http links redirect to https. A pattern has no port. */
function originsOf(site: string): string[] {
  return hostsOf(site).flatMap((host) => [`http://${host}/*`, `https://${host}/*`]);
}
