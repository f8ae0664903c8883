import { siteOf, sitesFor } from '../../rules/rule-site.ts';
import { logError } from '../browser/log-error.ts';
import { readSynced } from './read-synced.ts';

/** Key of the item with the rules of a site, before the name of the site. */
export const RULES_PREFIX = 'rules:';

/** The stored rules that apply to the site of an address. The script in the tab checks each. Never rejects. */
export async function rulesFor(url: string): Promise<readonly unknown[]> {
  const keys = sitesFor(siteOf(url)).map((site) => RULES_PREFIX + site);
  if (keys.length === 0) return [];
  const items = await readSynced(keys, (cause) => {
    logError('rules-read', cause);
  });
  return Object.values(items).flat();
}
