import { useState } from 'preact/hooks';
import { type Rule, RULE_SCOPES } from '../article/rules.ts';
import { translate } from '../platform/browser/translate.ts';
import { parseRule } from '../rules/parse-rule.ts';
import { Button } from '../ui/button.tsx';
import { hasDraft, useDraft } from '../ui/use-draft.ts';
import { RuleScopeFields } from './rule-scope-fields.tsx';
import { scopeDraftOf, scopeOf } from './scope-draft.ts';

type RuleEditorProps = { readonly rule: Rule; readonly onSave: (rule: Rule) => void };

const draftId = (id: string, field: string): string => `rule ${id} ${field}`;

/** True if the page closed while the user changed this rule. */
export function isHalfChanged({ id }: Rule): boolean {
  return hasDraft(draftId(id, ''));
}

/** Fields for name, selector and scope of a rule. */
export function RuleEditor({ rule, onSave }: RuleEditorProps) {
  const { id } = rule;
  const stored = scopeDraftOf(rule);
  const [name, setName] = useDraft(draftId(id, 'name'), rule.name);
  const [match, setMatch] = useDraft(draftId(id, 'match'), rule.match);
  const [scopeText, setScope] = useDraft(draftId(id, 'scope'), stored.scope);
  const [page, setPage] = useDraft(draftId(id, 'page'), stored.page);
  const [alike, setAlike] = useDraft(draftId(id, 'alike'), stored.alike);
  const scope = RULE_SCOPES.find((one) => one === scopeText) ?? stored.scope;
  const [problem, setProblem] = useState('');
  return (
    <div class="rule-editor">
      <label class="field">
        <span class="field-label">{translate('rule_name')}</span>
        <input
          type="text"
          maxLength={120}
          value={name}
          onInput={({ currentTarget: { value } }) => {
            setName(value);
          }}
        />
      </label>
      <label class="field">
        <span class="field-label">{translate('rule_selector')}</span>
        <input
          type="text"
          dir="ltr"
          spellcheck={false}
          value={match}
          onInput={({ currentTarget: { value } }) => {
            setMatch(value);
          }}
        />
      </label>
      <RuleScopeFields
        rule={rule}
        draft={{ scope, page, alike }}
        onChange={(change) => {
          if (change.scope !== undefined) setScope(change.scope);
          if (change.page !== undefined) setPage(change.page);
          if (change.alike !== undefined) setAlike(change.alike);
        }}
      />
      <Button
        primary
        onClick={() => {
          const chosen = scopeOf({ scope, page, alike }, rule.site);
          if (chosen === 'page') setProblem(translate('rule_page_invalid', rule.site));
          else if (chosen === 'alike') setProblem(translate('rule_alike_invalid'));
          else {
            const valid = parseRule({ ...rule, name, match, ...chosen });
            if (valid === null) setProblem(translate('rule_invalid'));
            else onSave(valid);
          }
        }}
      >
        {translate('rule_save')}
      </Button>
      <p role="status">{problem}</p>
    </div>
  );
}
