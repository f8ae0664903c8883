import type { Rule } from '../article/rules.ts';
import { messageKey } from '../platform/browser/message-keys.ts';
import { translate } from '../platform/browser/translate.ts';

const SENTENCES = { 'leave-out': 'rule_out', keep: 'rule_keep', body: 'rule_body', title: 'rule_title' } as const;

/** The pages of a scope, in words. */
export function pagesOf(site: string, scope: Rule['scope']): string {
  const key = messageKey('rule_on', scope);
  return translate(key, site);
}

/** What a rule does and where, in a sentence. */
export function sentenceOf({ action, scope, site, name }: Rule): string {
  return translate(SENTENCES[action], name, pagesOf(site, scope));
}

/** Says that the rules of these sites are on this device only; '' if there are no sites. */
export function onDeviceText(unsynced: readonly string[]): string {
  return unsynced.length === 0 ? '' : translate('rules_on_device', unsynced.join(', '));
}
