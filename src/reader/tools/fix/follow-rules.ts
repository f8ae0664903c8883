import { logError } from '../../../platform/browser/log-error.ts';
import { translate } from '../../../platform/browser/translate.ts';
import type { StartTool } from '../../context/tool.ts';

/** Says where the rules of a site could not be applied, and remembers which of them matched nothing. */
const followRules: StartTool = ({ outcome, showStatus }) => {
  if (outcome?.kind === 'article') {
    const { isUncorrected, rules } = outcome;
    if (isUncorrected) showStatus(translate('rules_not_applied'));
    if (rules)
      import('./note-rules.ts')
        .then(({ noteRules }) => noteRules(rules))
        .catch((cause: unknown) => {
          logError('note-rules', cause);
          showStatus(translate('part_missing'));
        });
  }
  return () => undefined;
};

export default followRules;
