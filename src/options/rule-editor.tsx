import { useState } from 'preact/hooks';
import { type Rule, RULE_SCOPES } from '../article.ts';
import { translate } from '../platform/translate.ts';
import { parseRule } from '../rules/parse-rule.ts';
import { Button } from '../ui/button.tsx';
import { pagesOf } from './rule-words.ts';

type RuleEditorProps = { readonly rule: Rule; readonly onSave: (rule: Rule) => void };

/** Fields for name, scope and selector of a rule. A scope needs to have been known when the rule was made. */
export function RuleEditor({ rule, onSave }: RuleEditorProps) {
  const [draft, setDraft] = useState(rule);
  const [problem, setProblem] = useState('');
  // What "this page" and "pages like this" mean is known only of the page where the rule was made.
  const scopes = RULE_SCOPES.filter((scope) => scope === rule.scope || scope === 'site');
  return (
    <div class="rule-editor">
      <label class="field">
        <span class="field-label">{translate('rule_name')}</span>
        <input
          type="text"
          maxLength={120}
          value={draft.name}
          onInput={({ currentTarget: { value } }) => {
            setDraft({ ...draft, name: value });
          }}
        />
      </label>
      <label class="field">
        <span class="field-label">{translate('rule_selector')}</span>
        <input
          type="text"
          dir="ltr"
          spellcheck={false}
          value={draft.match}
          onInput={({ currentTarget: { value } }) => {
            setDraft({ ...draft, match: value });
          }}
        />
      </label>
      <fieldset class="field">
        <legend class="field-label">{translate('remember_where')}</legend>
        {scopes.map((scope) => (
          <label key={scope} class="rule-scope">
            <input
              type="radio"
              name={`scope-${rule.id}`}
              checked={scope === draft.scope}
              onChange={() => {
                setDraft({ ...draft, scope });
              }}
            />
            {pagesOf(rule.site, scope)}
          </label>
        ))}
      </fieldset>
      <Button
        primary
        onClick={() => {
          const valid = parseRule(draft);
          if (valid === null) setProblem(translate('rule_invalid'));
          else onSave(valid);
        }}
      >
        {translate('rule_save')}
      </Button>
      <p role="status">{problem}</p>
    </div>
  );
}
