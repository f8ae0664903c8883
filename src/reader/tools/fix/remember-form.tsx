import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Correction } from '../../../article/corrections.ts';
import { type Rule, RULE_SCOPES } from '../../../article/rules.ts';
import type { ReadOutcome } from '../../../platform/messages/read-outcome.ts';
import { errorText } from '../../../platform/browser/log-error.ts';
import { randomId } from '../../../platform/browser/random-id.ts';
import { store } from '../../../platform/messages/ask-background.ts';
import { messageKey } from '../../../platform/browser/message-keys.ts';
import { translate } from '../../../platform/browser/translate.ts';
import { siteOf } from '../../../rules/rule-site.ts';
import { Button } from '../../../ui/button.tsx';
import '../../../ui/fields-style.ts';
import { blockedText } from '../../states/blocked-state.tsx';
import { ruleOf } from './rule-of.ts';
import type { Fix } from './use-fix.ts';

type RememberFormProps = {
  readonly correction: Correction;
  readonly page: NonNullable<Fix['page']>;
  readonly address: string;
  readonly tryRule: Fix['tryRule'];
  /** After the rule is stored. `warning`: what the user must know of it; '' for nothing. */
  readonly onDone: (warning: string) => void;
  readonly onCancel: () => void;
};

/** Makes a rule of a correction, tries it on the page and stores it. */
export function RememberForm({ correction, page, address, tryRule, onDone, onCancel }: RememberFormProps) {
  const draft = useMemo(() => ruleOf(correction, page, address), [correction, page, address]);
  const [scope, setScope] = useState<Rule['scope']>('alike');
  const [name, setName] = useState(draft?.name ?? '');
  const [problem, setProblem] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('input:checked, button')?.focus();
  }, []);
  const scopes = RULE_SCOPES.map((one) => {
    const key = messageKey('rule_on', one);
    return { one, label: translate(key, siteOf(address)) };
  });

  const remember = async (): Promise<void> => {
    if (draft === null) return;
    const rule = draft.rule(randomId(), scope, name.trim() || draft.name);
    const refusal = refusalOf(await tryRule(rule), rule.id);
    setProblem(refusal);
    if (refusal !== '') return;
    const unsynced = await store('store/rules', { rules: [rule] });
    onDone(unsynced.length === 0 ? '' : translate('rules_on_device', unsynced.join(', ')));
  };

  return (
    <form
      class="fix-remember"
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        remember().catch((cause: unknown) => {
          setProblem(translate('rules_failed', errorText(cause)));
        });
      }}
    >
      {draft === null ? (
        <p role="status">{translate('remember_none')}</p>
      ) : (
        <>
          <label class="field">
            <span class="field-label">{translate(labelOf(correction))}</span>
            <input
              type="text"
              class="text-field"
              maxLength={120}
              value={name}
              onInput={({ currentTarget }) => {
                setName(currentTarget.value);
              }}
            />
          </label>
          {draft.textPlace > 0 && <p class="fix-help">{translate('remember_by_place', draft.textPlace)}</p>}
          <fieldset class="field">
            <legend class="field-label">{translate('remember_where')}</legend>
            {scopes.map(({ one, label }) => (
              <label key={one} class="fix-scope">
                <input
                  type="radio"
                  name="rule-scope"
                  checked={one === scope}
                  onChange={() => {
                    setScope(one);
                  }}
                />
                {label}
              </label>
            ))}
          </fieldset>
          <p role="status">{problem}</p>
        </>
      )}
      <div class="fix-tools">
        {draft !== null && (
          <button type="submit" class="button primary">
            {translate('remember_save')}
          </button>
        )}
        <Button onClick={onCancel}>{translate('cancel')}</Button>
      </div>
    </form>
  );
}

function labelOf({ keep, only }: Correction): 'remember_only' | 'remember_keep' | 'remember_out' {
  if (only) return 'remember_only';
  return keep ? 'remember_keep' : 'remember_out';
}

/** Why a rule that was tried on the page is not stored; '' where it is. */
function refusalOf(tried: ReadOutcome, id: string): string {
  if (tried.kind === 'blocked') return blockedText(tried.cause).text;
  if (tried.isUncorrected) return translate('rules_not_applied');
  const result = tried.rules?.find((one) => one.id === id);
  if (result?.problem === 'empties') return translate('rule_refused');
  return result === undefined || result.matched === 0 ? translate('remember_none') : '';
}
