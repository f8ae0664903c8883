import { useCallback, useEffect, useState } from 'preact/hooks';
import { errorText } from '../platform/browser/log-error.ts';
import { watchSettings } from '../platform/stores/settings-store.ts';
import { setSync } from '../platform/stores/settings-sync.ts';
import { canSync, isSyncOn } from '../platform/stores/synced-area.ts';
import { translate } from '../platform/browser/translate.ts';
import { defaultSettings } from '../settings/settings.ts';
import { parseSettingsFile, writeSettingsFile } from '../settings/settings-file.ts';
import { Button } from '../ui/button.tsx';
import type { SettingsState } from '../ui/appearance/use-settings.ts';
import { download } from '../ui/download.ts';
import { FileButtons } from './file-buttons.tsx';
import { localVoices } from './local-voices.ts';
import { listOf, onDeviceText } from './rule-words.ts';

/** Most bytes of a settings file. A larger file is not read and is treated as one without settings. */
const MAX_FILE_SIZE = 1_000_000;

type TransferProps = Pick<SettingsState, 'settings' | 'change'> & {
  /** Shows a status message. */
  readonly say: (text: string) => void;
};

/** Syncing on or off; export, import and reset of all settings. */
export function SettingsTransfer({ settings, change, say }: TransferProps) {
  const [problem, setProblem] = useState('');

  const importFile = async (file: File): Promise<void> => {
    const [text, local] = await Promise.all([file.size > MAX_FILE_SIZE ? '{}' : file.text(), localVoices()]);
    const { listenVoices } = settings;
    const parsed = parseSettingsFile(
      text,
      (lang, voice) => local.has(voice) || (Object.hasOwn(listenVoices, lang) && listenVoices[lang] === voice),
    );
    if (!parsed.ok) {
      setProblem(translate(`import_${parsed.problem}`));
      return;
    }
    change(parsed.settings);
    setProblem(parsed.ignored.length === 0 ? '' : translate('import_ignored', listOf(parsed.ignored, ', ')));
    say(translate('import_done'));
  };

  return (
    <>
      {canSync(navigator.userAgent) && <SyncField onProblem={setProblem} />}
      <div class="item field-actions">
        <FileButtons
          exportLabel={translate('settings_export')}
          importLabel={translate('settings_import')}
          onExport={() => {
            download('winnow-settings.json', writeSettingsFile(settings));
          }}
          accept=".json,application/json"
          onFile={importFile}
          onFailure={(cause) => {
            setProblem(translate('import_unreadable', errorText(cause)));
          }}
        />
        <Button
          onClick={() => {
            change(defaultSettings);
            say(translate('options_reset_done'));
          }}
        >
          {translate('options_reset')}
        </Button>
      </div>
      <div role="status">{problem !== '' && <p class="warning">{problem}</p>}</div>
    </>
  );
}

/** The switch for syncing. */
function SyncField({ onProblem }: { readonly onProblem: (text: string) => void }) {
  const [isOn, setOn] = useState(true);
  const fail = useCallback(
    (cause: unknown): void => {
      onProblem(translate('sync_failed', errorText(cause)));
    },
    [onProblem],
  );
  const update = useCallback((): void => {
    isSyncOn().then(setOn, fail);
  }, [fail]);
  useEffect(() => {
    update();
    return watchSettings(update);
  }, [update]);
  return (
    <label class="item switch">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          setSync(checked ? 'on' : 'off').then(
            (unsynced) => {
              setOn(checked);
              onProblem(onDeviceText(unsynced));
            },
            (cause: unknown) => {
              update();
              fail(cause);
            },
          );
        }}
      />
      <span>
        {translate('sync')}
        <span class="hint">{translate('sync_hint')}</span>
      </span>
    </label>
  );
}
