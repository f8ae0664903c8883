import type { Rule } from '../../article/rules.ts';
import { siteOf, sitesFor } from '../../rules/rule-site.ts';
import browser from '../browser/browser.ts';
import { logError } from '../browser/log-error.ts';
import { SYNC_KEY } from './settings-store.ts';

/** Key of the item with the rules of a site. */
export const rulesKey = (site: string) => `rules:${site}`;

/** The stored rules that apply to the site of an address. The script in the tab validates them. Never rejects. */
export async function rulesFor(url: string): Promise<readonly Rule[]> {
  const keys = sitesFor(siteOf(url)).map(rulesKey);
  if (keys.length === 0) return [];
  try {
    const [synced, { [SYNC_KEY]: sync, ...local }] = await Promise.all([
      browser.storage.sync.get(keys),
      browser.storage.local.get([...keys, SYNC_KEY]),
    ]);
    return Object.values(sync === false ? local : { ...synced, ...local }).flat() as Rule[];
  } catch (cause) {
    logError('rules-read', cause);
    return [];
  }
}
