import { useEffect, useRef, useState } from 'preact/hooks';
import {
  MENU_ENTRIES,
  type MenuEntry,
  menuEntries,
  setMenuEntries,
  watchContextMenu,
} from '../platform/stores/context-menu.ts';
import { errorText } from '../platform/browser/log-error.ts';
import { translate } from '../platform/browser/translate.ts';

/** A switch for each entry in the context menu. They show what the browser allows, not what was stored. */
export function MenuField() {
  const [entries, setEntries] = useState<readonly MenuEntry[]>([]);
  const [problem, setProblem] = useState('');
  /** Number of changes being made. Until they are, what is stored is older than the user's choice. */
  const pending = useRef(0);
  useEffect(() => {
    const fail = (cause: unknown): void => {
      setProblem(translate('menu_failed', errorText(cause)));
    };
    const update = (): void => {
      menuEntries().then((now) => {
        if (pending.current === 0) setEntries(now);
      }, fail);
    };
    update();
    return watchContextMenu(update);
  }, []);
  const change = (input: HTMLInputElement, entry: MenuEntry): void => {
    const { checked } = input;
    const others = entries.filter((one) => one !== entry);
    pending.current++;
    setMenuEntries(checked ? [...others, entry] : others)
      .finally(() => {
        pending.current--;
      })
      .then(
        (now) => {
          input.checked = now.includes(entry);
          setEntries(now);
          setProblem(now.includes(entry) === checked ? '' : translate('menu_refused'));
        },
        (cause: unknown) => {
          input.checked = entries.includes(entry);
          setProblem(translate('menu_failed', errorText(cause)));
        },
      );
  };
  return (
    <>
      {MENU_ENTRIES.map((entry) => (
        <label key={entry} class="item switch">
          <input
            type="checkbox"
            checked={entries.includes(entry)}
            onChange={({ currentTarget }) => {
              change(currentTarget, entry);
            }}
          />
          <span>
            {translate(`entry_${entry}_place`)}
            <span class="hint">{translate(`entry_${entry}_hint`, translate(`entry_${entry}`))}</span>
          </span>
        </label>
      ))}
      <p class="hint">{translate('menu_permission')}</p>
      <div role="status">{problem !== '' && <p class="warning">{problem}</p>}</div>
    </>
  );
}
