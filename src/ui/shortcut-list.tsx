import { useEffect, useState } from 'preact/hooks';
import { openShortcutSettings, shortcuts, type CommandName, type Shortcut } from '../platform/browser/commands.ts';
import { translate } from '../platform/browser/translate.ts';
import { logError } from '../platform/browser/log-error.ts';
import { Button } from './button.tsx';

const LABELS: Readonly<Record<CommandName, () => string>> = {
  _execute_action: () => translate('shortcut_popup'),
  'toggle-reader': () => translate('shortcut_reader'),
};

/** The current shortcuts, with a hint if one has no keys. Browsers do not report that themselves. */
export function ShortcutList() {
  const [list, setList] = useState<readonly Shortcut[]>([]);
  useEffect(() => {
    const load = (): void => {
      shortcuts().then(setList, (cause: unknown) => {
        logError('shortcuts', cause);
      });
    };
    load();
    // Users change shortcuts on a browser page. The list updates when they come back.
    addEventListener('focus', load);
    return () => {
      removeEventListener('focus', load);
    };
  }, []);

  const firefox = location.protocol === 'moz-extension:';
  return (
    <>
      <dl class="shortcuts">
        {list.map(({ name, keys }) => (
          <div key={name}>
            <dt>{LABELS[name]()}</dt>
            <dd>{keys === '' ? <em>{translate('shortcut_none')}</em> : <kbd>{keys}</kbd>}</dd>
          </div>
        ))}
      </dl>
      <div class="item field-actions">
        <Button
          onClick={() => {
            openShortcutSettings().catch((cause: unknown) => {
              logError('shortcut-settings', cause);
            });
          }}
        >
          {translate('shortcut_change')}
        </Button>
      </div>
      {list.some(({ keys }) => keys === '') && (
        <p class="warning" role="status">
          {translate(
            'shortcut_missing',
            firefox ? translate('shortcut_where_firefox') : translate('shortcut_where_chromium'),
          )}
        </p>
      )}
    </>
  );
}
