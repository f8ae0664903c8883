import { useEffect, useState } from 'preact/hooks';
import { hasContextMenu, setContextMenu, watchContextMenu } from '../platform/context-menu.ts';
import { errorText } from '../platform/report.ts';
import { translate } from '../platform/translate.ts';

/** The switch for the entry in the context menu. It shows what the browser says, not what was stored. */
export function MenuField() {
  const [isOn, setOn] = useState(false);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    const fail = (cause: unknown): void => {
      setProblem(translate('menu_failed', errorText(cause)));
    };
    const update = (): void => {
      hasContextMenu().then(setOn, fail);
    };
    update();
    return watchContextMenu(update);
  }, []);
  return (
    <>
      <label class="item switch">
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ currentTarget }) => {
            const { checked } = currentTarget;
            setContextMenu(checked).then(
              (now) => {
                currentTarget.checked = now;
                setOn(now);
                setProblem(now === checked ? '' : translate('menu_refused'));
              },
              (cause: unknown) => {
                currentTarget.checked = isOn;
                setProblem(translate('menu_failed', errorText(cause)));
              },
            );
          }}
        />
        <span>
          {translate('menu_switch')}
          <span class="hint">{translate('menu_switch_hint')}</span>
        </span>
      </label>
      <div role="status">{problem !== '' && <p class="warning">{problem}</p>}</div>
    </>
  );
}
