import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Correction, type Rule, RULE_SCOPES, type RuleResult } from '../../article.ts';
import { errorText } from '../../platform/report.ts';
import { newRuleId, saveRules } from '../../platform/rule-store.ts';
import { messageKey } from '../../platform/message-keys.ts';
import { translate } from '../../platform/translate.ts';
import { siteOf } from '../../rules/rule-site.ts';
import { Button } from '../../ui/button.tsx';
import '../../ui/fields-style.ts';
import { ruleOf } from './rule-of.ts';
import type { Fix } from './use-fix.ts';

type RememberFormProps = {
  readonly correction: Correction;
  readonly page: NonNullable<Fix['page']>;
  readonly address: string;
  readonly tryRule: (rule: Rule) => Promise<RuleResult | null>;
  readonly onDone: () => void;
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
    const rule = draft.rule(newRuleId(), scope, name.trim() || draft.name);
    const result = await tryRule(rule);
    if (result === null || result.problem === 'empties' || result.matched === 0) {
      setProblem(translate(result?.problem === 'empties' ? 'rule_refused' : 'remember_none'));
      return;
    }
    await saveRules([rule]);
    onDone();
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
            <span class="field-label">{translate(correction.keep ? 'remember_keep' : 'remember_out')}</span>
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
