import browser from '../browser/browser.ts';
import { logError } from '../browser/log-error.ts';
import { hostsOf, permittedSites } from '../browser/site-access.ts';

/** Local item: sites on which the reader opens by itself. Not synced, because the permission is not. */
export const ALWAYS_KEY = 'alwaysOn';

/** The script that reports a loaded page. */
const SCRIPT_ID = 'page-ready';
const SCRIPT_FILE = 'injected/page-ready.js';

/** The sites on which the reader opens by itself and that Winnow may read. */
export async function alwaysSites(): Promise<readonly string[]> {
  const [sites, permitted] = await Promise.all([storedSites(), permittedSites()]);
  return sites.filter((site) => permitted.includes(site) || permitted.includes('*'));
}

/** Turns it on or off for a site. Winnow must already have access to the site, and keeps it. */
export async function setAlways(site: string, isOn: boolean): Promise<void> {
  const others = (await storedSites()).filter((one) => one !== site);
  await browser.storage.local.set({ [ALWAYS_KEY]: isOn ? [...others, site].sort() : others });
}

/** Calls back when the list changes in any view. Returns how to stop. */
export function watchAlways(callback: () => void): () => void {
  const listener = (changes: Readonly<Record<string, unknown>>, area: string): void => {
    if (area === 'local' && ALWAYS_KEY in changes) callback();
  };
  browser.storage.onChanged.addListener(listener);
  return () => {
    browser.storage.onChanged.removeListener(listener);
  };
}

let lastUpdate: Promise<unknown> = Promise.resolve();

/** Lets the browser run the script that reports a loaded page on exactly these sites. Never rejects. */
export function registerAlways(): Promise<void> {
  const update = lastUpdate.then(registerNow).catch((cause: unknown) => {
    logError('register-always', cause);
  });
  lastUpdate = update;
  return update;
}

async function registerNow(): Promise<void> {
  const sites = await alwaysSites();
  const registered = await browser.scripting.getRegisteredContentScripts({ ids: [SCRIPT_ID] });
  if (registered.length > 0) await browser.scripting.unregisterContentScripts({ ids: [SCRIPT_ID] });
  if (sites.length === 0) return;
  await browser.scripting.registerContentScripts([
    {
      id: SCRIPT_ID,
      js: [SCRIPT_FILE],
      matches: sites.flatMap(hostsOf).map((host) => `*://${host}/*`),
      runAt: 'document_idle',
    },
  ]);
}

async function storedSites(): Promise<readonly string[]> {
  const stored = (await browser.storage.local.get(ALWAYS_KEY))[ALWAYS_KEY];
  return Array.isArray(stored) ? stored.filter((site): site is string => typeof site === 'string') : [];
}
