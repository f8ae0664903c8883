import { withoutDirectionMarks } from '../platform/browser/direction-marks.ts';
import { store } from '../platform/messages/ask-background.ts';
import type { Unreadable } from '../platform/stores/stored-list.ts';
import { translate } from '../platform/browser/translate.ts';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/download.ts';

type UnreadableRulesProps = {
  readonly rules: readonly Unreadable[];
  readonly onFailure: (cause: unknown) => void;
};

/** Stored rules that Winnow cannot read: each can be exported as it is, and deleted. */
export function UnreadableRules({ rules, onFailure }: UnreadableRulesProps) {
  return (
    <>
      {rules.map((rule) => {
        const text = translate('rule_unreadable', withoutDirectionMarks(rule.list));
        return (
          <li key={`${rule.list} ${rule.json}`} class="item">
            <div>
              <p class="warning">{text}</p>
              <code class="hint rule-json" dir="ltr">
                {withoutDirectionMarks(rule.json.slice(0, 200))}
              </code>
            </div>
            <span class="field-actions">
              <Button
                onClick={() => {
                  download('winnow-unreadable-rule.json', `${rule.json}\n`);
                }}
              >
                {translate('unreadable_export')}
              </Button>
              <Button
                onClick={() => {
                  store('store/without-unreadable', { of: 'rules', gone: [rule] }).catch(onFailure);
                }}
              >
                {translate('rule_delete')}
                <span class="visually-hidden"> {text}</span>
              </Button>
            </span>
          </li>
        );
      })}
    </>
  );
}
