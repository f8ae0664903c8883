import { useCallback, useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { loadSettings, saveSettings, watchSettings } from '../platform/settings-store.ts';
import type { Settings } from '../settings/schema.ts';
import { applyAppearance, watchSystemTheme } from './appearance.ts';
import { recallSettings, rememberSettings } from './remembered.ts';

export type SettingsHandle = {
  readonly settings: Settings;
  /** Takes effect at once, is stored at once, and reaches every other open view. */
  readonly change: (patch: Partial<Settings>) => void;
};

/** The settings, alive: dresses the document and follows changes made elsewhere. onFailure hears when a change could not be stored. */
export function useSettings(onFailure: () => void): SettingsHandle {
  const [settings, setSettings] = useState(recallSettings);

  useEffect(() => {
    let gone = false;
    loadSettings().then(
      (loaded) => {
        if (!gone) setSettings(loaded);
      },
      () => {
        onFailure();
      },
    );
    const stop = watchSettings(setSettings);
    return () => {
      gone = true;
      stop();
    };
  }, [onFailure]);

  useLayoutEffect(() => {
    const dress = (): void => {
      applyAppearance(settings, document.documentElement);
    };
    dress();
    rememberSettings(settings);
    return watchSystemTheme(dress);
  }, [settings]);

  const change = useCallback(
    (patch: Partial<Settings>) => {
      setSettings((now) => ({ ...now, ...patch }));
      saveSettings(patch).catch(onFailure);
    },
    [onFailure],
  );
  return { settings, change };
}
