import { store } from '../platform/messages/ask-background.ts';
import type { UnreadableRule } from '../platform/stores/rule-store.ts';
import { translate } from '../platform/browser/translate.ts';
import { Button } from '../ui/button.tsx';
import { download } from '../ui/download.ts';

type UnreadableRulesProps = {
  readonly rules: readonly UnreadableRule[];
  readonly onFailure: (cause: unknown) => void;
};

/** Stored rules that Winnow cannot read: each can be exported as it is, and deleted. */
export function UnreadableRules({ rules, onFailure }: UnreadableRulesProps) {
  return (
    <>
      {rules.map((rule) => {
        const text = translate('rule_unreadable', rule.site);
        return (
          <li key={`${rule.site} ${rule.json}`} class="item">
            <div>
              <p class="warning">{text}</p>
              <code class="hint rule-json" dir="ltr">
                {rule.json.slice(0, 200)}
              </code>
            </div>
            <span class="field-actions">
              <Button
                onClick={() => {
                  download('winnow-unreadable-rule.json', `${rule.json}\n`);
                }}
              >
                {translate('rule_unreadable_export')}
              </Button>
              <Button
                onClick={() => {
                  store('store/without-unreadable', rule).catch(onFailure);
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
