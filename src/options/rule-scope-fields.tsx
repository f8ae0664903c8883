import { type Rule, RULE_SCOPES } from '../article/rules.ts';
import { translate } from '../platform/browser/translate.ts';
import { pagesOf } from './rule-words.ts';
import type { ScopeDraft } from './scope-draft.ts';

type RuleScopeProps = {
  readonly rule: Pick<Rule, 'id' | 'site'>;
  readonly draft: ScopeDraft;
  readonly onChange: (change: Partial<ScopeDraft>) => void;
};

/** The choice of the pages of a rule, with the address or the selector that the choice needs. */
export function RuleScopeFields({ rule: { id, site }, draft, onChange }: RuleScopeProps) {
  const field = draft.scope === 'site' ? null : draft.scope;
  return (
    <>
      <fieldset class="field">
        <legend class="field-label">{translate('remember_where')}</legend>
        {RULE_SCOPES.map((scope) => (
          <label key={scope} class="rule-scope">
            <input
              type="radio"
              name={`scope-${id}`}
              checked={scope === draft.scope}
              onChange={() => {
                onChange({ scope });
              }}
            />
            {pagesOf(site, scope)}
          </label>
        ))}
      </fieldset>
      {field !== null && (
        <label class="field">
          <span class="field-label">
            {field === 'page' ? translate('rule_page_address') : translate('rule_alike_selector')}
          </span>
          <input
            type="text"
            dir="ltr"
            spellcheck={false}
            value={draft[field]}
            onInput={({ currentTarget: { value } }) => {
              onChange({ [field]: value });
            }}
          />
        </label>
      )}
    </>
  );
}
