import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { loadSettings, saveSettings, watchSettings } from '../platform/settings-store.ts';
import type { Settings } from '../settings/schema.ts';
import { applyAppearance, watchSystemTheme } from './appearance.ts';
import { readCachedSettings, cacheSettings } from './settings-cache.ts';

export type SettingsState = {
  readonly settings: Settings;
  /** Takes effect at once, is stored at once, and reaches every other open view. */
  readonly change: (patch: Partial<Settings> | Step) => void;
};

/** A change that starts from what holds now: two quick presses of a key are two steps, whatever has been drawn between them. */
type Step = (now: Settings) => Partial<Settings>;

/** The settings, alive: dresses the document and follows changes made elsewhere. onFailure hears when a change could not be stored. */
export function useSettings(onFailure: () => void): SettingsState {
  const [settings, setSettings] = useState(readCachedSettings);
  /** Own changes on their way to the store. Until the last is there, what the store says is older than what the person has just chosen. */
  const pending = useRef(0);
  /** What the person chose and no store took: it holds in this view for as long as that is open. */
  const unsaved = useRef<Partial<Settings>>({});
  const gone = useRef(false);
  const latest = useRef(settings);

  const hold = useCallback((now: Settings) => {
    latest.current = now;
    setSettings(now);
  }, []);
  const take = useCallback(
    (stored: Settings) => {
      if (pending.current === 0 && !gone.current) hold({ ...stored, ...unsaved.current });
    },
    [hold],
  );

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
    cacheSettings(settings);
    return watchSystemTheme(dress);
  }, [settings]);

  const change = useCallback(
    (wanted: Partial<Settings> | Step) => {
      const patch = typeof wanted === 'function' ? wanted(latest.current) : wanted;
      hold({ ...latest.current, ...patch });
      pending.current++;
      saveSettings(patch)
        .then(
          () => {
            unsaved.current = without(unsaved.current, patch);
          },
          () => {
            unsaved.current = { ...unsaved.current, ...patch };
            onFailure();
          },
        )
        .finally(() => {
          pending.current--;
          // What another view changed meanwhile was passed over: look once more.
          loadSettings().then(take, onFailure);
        });
    },
    [onFailure, hold, take],
  );
  return { settings, change };
}

function without(settings: Partial<Settings>, patch: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !(key in patch)));
}
