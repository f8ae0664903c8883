import browser from '../browser/browser.ts';
import type { ExtractOptions } from '../../article/extract-options.ts';
import type { Rule } from '../../article/rules.ts';
import { siteOf, sitesFor } from '../../rules/rule-site.ts';
import { injectPacks } from './call-tab.ts';
import { CORRECTIONS_PACK } from '../messages/protocol.ts';
import { logError } from '../browser/log-error.ts';
import { SYNC_KEY } from '../stores/settings-store.ts';

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

/** The options with the rules of the page's site before their own. Injects the code for rules where it is needed. */
export async function withRules(tabId: number, url: string, options: ExtractOptions): Promise<ExtractOptions> {
  return withStoredRules(tabId, await rulesFor(url), options);
}

/** The same with the rules that `rulesFor` returned. */
export async function withStoredRules(
  tabId: number,
  stored: readonly Rule[],
  options: ExtractOptions,
): Promise<ExtractOptions> {
  const rules = [...stored, ...(options.rules ?? [])];
  if (rules.length > 0 || options.corrections?.length) await injectPacks(tabId, [CORRECTIONS_PACK]);
  return rules.length > 0 ? { ...options, rules } : options;
}
