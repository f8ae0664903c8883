import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Rule } from '../article/rules.ts';
import { errorText } from '../platform/browser/log-error.ts';
import { store } from '../platform/messages/ask-background.ts';
import { loadAllRules, loadProblems, type RuleProblem, watchRules } from '../platform/stores/rule-store.ts';
import type { Unreadable } from '../platform/stores/stored-list.ts';
import { translate } from '../platform/browser/translate.ts';
import { Button } from '../ui/button.tsx';
import { Switch } from '../ui/switch.tsx';
import { focusNeighbour } from './focus-neighbour.ts';
import { isHalfChanged, RuleEditor } from './rule-editor.tsx';
import { RuleTransfer } from './rule-transfer.tsx';
import { onDeviceText, sentenceOf } from './rule-words.ts';
import { UnreadableRules } from './unreadable-rules.tsx';

/** The rules of all sites: each can be switched off, changed and deleted. */
export function RuleList({ say }: { readonly say: (text: string) => void }) {
  const [rules, setRules] = useState<readonly Rule[]>([]);
  const [problems, setProblems] = useState<Readonly<Record<string, RuleProblem>>>({});
  const [unreadable, setUnreadable] = useState<readonly Unreadable[]>([]);
  const [edited, setEdited] = useState<string | null>(null);
  const [failure, setFailure] = useState('');

  const fail = useCallback((cause: unknown): void => {
    setFailure(translate('rules_failed', errorText(cause)));
  }, []);
  useEffect(() => {
    const load = async (): Promise<readonly Rule[]> => {
      loadProblems().then(setProblems, fail);
      const stored = await loadAllRules();
      setRules(stored.valid);
      setUnreadable(stored.unreadable);
      return stored.valid;
    };
    load().then((all) => {
      // The extension was updated while the user changed a rule: the editor shows what was typed.
      setEdited(all.find(isHalfChanged)?.id ?? null);
    }, fail);
    return watchRules(() => {
      load().catch(fail);
    });
  }, [fail]);
  const save = (rule: Rule): void => {
    store('store/rules', { rules: [rule] }).then((unsynced) => {
      setFailure(onDeviceText(unsynced));
    }, fail);
  };

  return (
    <>
      {rules.length === 0 && unreadable.length === 0 && <p class="hint">{translate('rules_none')}</p>}
      <ul class="rows rules">
        {rules.map((rule) => (
          <li key={rule.id} class="item">
            <Switch
              isOn={rule.isOff !== true}
              onChange={(isOn) => {
                save({ ...rule, isOff: !isOn });
              }}
            >
              <bdi>{sentenceOf(rule)}</bdi>
              {Object.hasOwn(problems, rule.id) && (
                <span class="hint">{translate(problems[rule.id] === 'empties' ? 'rule_empties' : 'rule_nothing')}</span>
              )}
            </Switch>
            <span class="field-actions">
              <Button
                onClick={() => {
                  setEdited(edited === rule.id ? null : rule.id);
                }}
              >
                {translate('rule_edit')}
                <span class="visually-hidden"> {sentenceOf(rule)}</span>
              </Button>
              <Button
                onClick={() => {
                  focusNeighbour();
                  store('store/without-rules', { ids: [rule.id] }).catch(fail);
                }}
              >
                {translate('rule_delete')}
                <span class="visually-hidden"> {sentenceOf(rule)}</span>
              </Button>
            </span>
            {edited === rule.id && (
              <RuleEditor
                rule={rule}
                onSave={(changed) => {
                  save(changed);
                  setEdited(null);
                }}
              />
            )}
          </li>
        ))}
        <UnreadableRules rules={unreadable} onFailure={fail} />
      </ul>
      <RuleTransfer rules={rules} say={say} onFailure={setFailure} />
      <div role="status">{failure !== '' && <p class="warning">{failure}</p>}</div>
    </>
  );
}
