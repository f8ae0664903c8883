import { useState } from 'preact/hooks';
import type { Rule } from '../article/rules.ts';
import { translate } from '../platform/browser/translate.ts';
import { parseRule } from '../rules/parse-rule.ts';
import { Button } from '../ui/button.tsx';
import { RuleScopeFields } from './rule-scope-fields.tsx';
import { scopeDraftOf, scopeOf } from './scope-draft.ts';

type RuleEditorProps = { readonly rule: Rule; readonly onSave: (rule: Rule) => void };

/** Fields for name, selector and scope of a rule. */
export function RuleEditor({ rule, onSave }: RuleEditorProps) {
  const [draft, setDraft] = useState(rule);
  const [scope, setScope] = useState(() => scopeDraftOf(rule));
  const [problem, setProblem] = useState('');
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
      <RuleScopeFields
        rule={rule}
        draft={scope}
        onChange={(change) => {
          setScope({ ...scope, ...change });
        }}
      />
      <Button
        primary
        onClick={() => {
          const chosen = scopeOf(scope, rule.site);
          if (chosen === 'page') setProblem(translate('rule_page_invalid', rule.site));
          else if (chosen === 'alike') setProblem(translate('rule_alike_invalid'));
          else {
            const valid = parseRule({ ...draft, ...chosen });
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
