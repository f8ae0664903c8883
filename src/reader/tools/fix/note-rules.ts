import type { RuleResult } from '../../../article/extraction.ts';
import { logError } from '../../../platform/browser/log-error.ts';
import { storeUnlessPrivate } from '../../../platform/messages/ask-background.ts';

/** Remembers which rules matched nothing, so that the settings can mark them. */
export async function noteRules(results: readonly RuleResult[]): Promise<void> {
  try {
    await storeUnlessPrivate('store/rule-results', { results });
  } catch (cause) {
    logError('rule-results', cause);
  }
}
