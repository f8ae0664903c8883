import { siteOf } from '../../rules/rule-site.ts';
import browser from '../browser/browser.ts';
import { logError } from '../browser/log-error.ts';
import { hostsOf, permittedSites } from '../browser/site-access.ts';
import { local } from './areas.ts';
import { inTurn } from './in-turn.ts';
import { item } from './store.ts';
import { storedList } from './stored-list.ts';

/** Local item: sites on which the reader opens by itself. Not synced, because the permission is not. */
const ALWAYS_KEY = 'alwaysOn';

/** The script that reports a loaded page. */
const SCRIPT_ID = 'page-ready';
const SCRIPT_FILE = 'injected/page-ready.js';

const stored = item(ALWAYS_KEY, { area: local, ...storedList(parseSite) });

/** A host as `siteOf` gives it. The browser refuses the whole list of patterns for the script if one is damaged. */
function parseSite(value: unknown): string | null {
  const isSite = typeof value === 'string' && value !== '' && !value.includes('*');
  return isSite && siteOf(`https://${value}/`) === value ? value : null;
}

/** The sites on which the reader opens by itself and that Winnow may read. */
export async function alwaysSites(): Promise<readonly string[]> {
  const [{ valid: sites }, permitted] = await Promise.all([stored.read(), permittedSites()]);
  return sites.filter((site) => permitted.includes(site) || permitted.includes('*'));
}

/** Turns it on or off for a site. Winnow must already have access to the site, and keeps it. */
export async function setAlways(site: string, to: 'on' | 'off'): Promise<void> {
  await stored.update((now) => {
    const others = now.valid.filter((one) => one !== site);
    return { ...now, valid: to === 'on' ? [...others, site].sort() : others };
  });
}

/** The stored values that are no sites. */
export async function unreadableSites(): Promise<readonly unknown[]> {
  return (await stored.read()).unreadable;
}

/** Deletes the stored values that are no sites. */
export async function deleteUnreadableSites(): Promise<void> {
  await stored.update((now) => ({ ...now, unreadable: [] }));
}

/** Calls back when the list changes in any view. Returns how to stop. */
export function watchAlways(callback: () => void): () => void {
  return stored.watch(callback);
}

/** Lets the browser run the script that reports a loaded page on exactly these sites. Never rejects. */
export async function registerAlways(): Promise<void> {
  await inTurn('register-always', registerNow).catch((cause: unknown) => {
    logError('register-always', cause);
  });
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
