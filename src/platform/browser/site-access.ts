import browser from './browser.ts';

/** A match pattern for the pages of one host, with the site as its first group. */
const PATTERN = /^(?:https?|\*):\/\/(?:www\.)?([^/]+)\/\*$/;

/** Hosts that cannot have a `www.` before them: addresses and names without a dot. */
const ONE_HOST = /^(?:[^.]*|[\d.]+|\[.*)$/;

/** The hosts of a site, with and without `www.`: many sites redirect from one to the other. */
export function hostsOf(site: string): string[] {
  return ONE_HOST.test(site) ? [site] : [site, `www.${site}`];
}

/** True if the browser can ask the user in this view. Firefox cannot in a frame over a page. */
export function canAsk(): boolean {
  return (browser as Partial<typeof browser> | undefined)?.permissions !== undefined;
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

/** Match patterns of a site. Both schemes, because many http links redirect to https. A pattern has no port. */
export function originsOf(site: string): string[] {
  return hostsOf(site).flatMap((host) => [`http://${host}/*`, `https://${host}/*`]);
}
