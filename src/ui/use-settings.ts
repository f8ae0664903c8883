import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
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
  /** Own changes on their way to the store. Until the last is there, what the store says is older than what the person has just chosen. */
  const pending = useRef(0);
  const gone = useRef(false);

  const take = useCallback((stored: Settings) => {
    if (pending.current === 0 && !gone.current) setSettings(stored);
  }, []);

  useEffect(() => {
    loadSettings().then(take, onFailure);
    const stop = watchSettings(take);
    return () => {
      gone.current = true;
      stop();
    };
  }, [onFailure, take]);

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
      pending.current++;
      saveSettings(patch)
        .catch(onFailure)
        .finally(() => {
          pending.current--;
          // What another view changed meanwhile was passed over: look once more.
          loadSettings().then(take, onFailure);
        });
    },
    [onFailure, take],
  );
  return { settings, change };
}
