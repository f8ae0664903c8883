import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { loadSettings, saveSettings, watchSettings } from '../platform/settings-store.ts';
import type { Settings } from '../settings/schema.ts';
import { applyAppearance, watchSystemTheme } from './appearance.ts';
import { cacheSettings, readCachedSettings } from './settings-cache.ts';

export type SettingsState = {
  readonly settings: Settings;
  /** Applies and stores a change at once. Every other open view follows. */
  readonly change: (patch: Partial<Settings> | PatchFrom) => void;
};

/** Computes a patch from the latest settings, so that two quick presses of a key make two steps. */
type PatchFrom = (latest: Settings) => Partial<Settings>;

/**
 * The current settings. Applies them to the document and follows changes made in other views. Calls `onFailure` when
 * settings cannot be loaded or stored.
 */
export function useSettings(onFailure: () => void): SettingsState {
  const [settings, setSettings] = useState(readCachedSettings);
  /** Number of changes being stored. Until they are, stored settings are older than the user's latest choice. */
  const pending = useRef(0);
  /** Changes that could not be stored. They apply to this view while it is open. */
  const unsaved = useRef<Partial<Settings>>({});
  const isUnmounted = useRef(false);
  const latest = useRef(settings);

  const apply = useCallback((now: Settings) => {
    latest.current = now;
    setSettings(now);
  }, []);
  const onStored = useCallback(
    (stored: Settings) => {
      if (pending.current === 0 && !isUnmounted.current) apply({ ...stored, ...unsaved.current });
    },
    [apply],
  );

  useEffect(() => {
    loadSettings().then(onStored, onFailure);
    const stop = watchSettings(onStored);
    return () => {
      isUnmounted.current = true;
      stop();
    };
  }, [onFailure, onStored]);

  useLayoutEffect(() => {
    const update = (): void => {
      applyAppearance(settings, document.documentElement);
    };
    update();
    cacheSettings(settings);
    return watchSystemTheme(update);
  }, [settings]);

  const change = useCallback(
    (wanted: Partial<Settings> | PatchFrom) => {
      const patch = typeof wanted === 'function' ? wanted(latest.current) : wanted;
      apply({ ...latest.current, ...patch });
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
          // Changes of other views were ignored while this one was pending, so the settings are loaded again.
          loadSettings().then(onStored, onFailure);
        });
    },
    [onFailure, apply, onStored],
  );
  return { settings, change };
}

function without(settings: Partial<Settings>, patch: Partial<Settings>): Partial<Settings> {
  return Object.fromEntries(Object.entries(settings).filter(([key]) => !(key in patch)));
}
