import { logError } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { noteResults } from '../../../platform/stores/rule-store.ts';
import type { StartTool } from '../../context/tool.ts';

/** Remembers which rules matched nothing, so that the settings can mark them. Says where no rule could be applied. */
export const noteRules: StartTool = ({ outcome, showStatus }) => {
  if (outcome?.kind === 'article') {
    if (outcome.isUncorrected) showStatus(translate('rules_not_applied'));
    if (outcome.rules)
      noteResults(outcome.rules).catch((cause: unknown) => {
        logError('rule-results', cause);
      });
  }
  return () => undefined;
};
