import type { ExtractOptions } from '../../article/extract-options.ts';
import type { Rule } from '../../article/rules.ts';
import { injectPacks } from './call-tab.ts';
import { CORRECTIONS_PACK } from '../messages/protocol.ts';
import { rulesFor } from '../stores/site-rules.ts';

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
