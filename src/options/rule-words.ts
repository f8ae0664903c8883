import type { Rule } from '../article/rules.ts';
import { messageKey } from '../platform/browser/message-keys.ts';
import { withoutDirectionMarks } from '../platform/browser/direction-marks.ts';
import { translate } from '../platform/browser/translate.ts';

const SENTENCES = { 'leave-out': 'rule_out', keep: 'rule_keep', body: 'rule_body', title: 'rule_title' } as const;

/** The pages of a scope, in words. */
export function pagesOf(site: string, scope: Rule['scope']): string {
  const key = messageKey('rule_on', scope);
  return translate(key, site);
}

/** What a rule does and where, in a sentence. */
export function sentenceOf({ action, scope, site, name }: Rule): string {
  return translate(SENTENCES[action], withoutDirectionMarks(name), pagesOf(site, scope));
}

/** Most parts of a file or sites that a message names. Further ones are only counted. */
const NAMED = 12;
const MAX_LENGTH = 100;

/** Names in one line, with the number of all where they are too many. */
export function listOf(names: readonly string[], separator = ' | '): string {
  const named = names
    .slice(0, NAMED)
    .map((name) => withoutDirectionMarks(name).slice(0, MAX_LENGTH))
    .join(separator);
  return names.length > NAMED ? `${named} … (${String(names.length)})` : named;
}

/** Says that the rules of these sites are on this device only; '' if there are no sites. */
export function onDeviceText(unsynced: readonly string[]): string {
  return unsynced.length === 0 ? '' : translate('rules_on_device', listOf(unsynced, ', '));
}
