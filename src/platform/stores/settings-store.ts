import { migrate } from '../../settings/migrations.ts';
import type { Settings } from '../../settings/schema.ts';
import { parseSettings } from '../../settings/settings.ts';
import { watchStorage } from './watch-storage.ts';
import { SYNC_KEY } from './read-synced.ts';
import { readStored, SETTING_ITEMS } from './stored-settings.ts';

/** The stored settings; defaults replace missing and invalid ones. Never rejects. */
export async function loadSettings(): Promise<Settings> {
  return parseSettings(migrate(await readStored()));
}

/** The first load of a page that needs the settings before its view does. */
let first: Promise<Settings> | null = null;

/** Loads the settings, and keeps them until they change for the view that starts in the same moment. */
export function loadFirstSettings(): Promise<Settings> {
  const stop = watchStorage(() => {
    first = null;
    stop();
  });
  return (first = loadSettings());
}

/** The settings for a view that starts: those of `loadFirstSettings`, once, else loaded now. Never rejects. */
export function startSettings(): Promise<Settings> {
  const loading = first ?? loadSettings();
  first = null;
  return loading;
}

/** Calls back with all settings after every change in any view or on any device. Returns a function that stops it. */
export function watchSettings(onChange: (settings: Settings) => void): () => void {
  let latest = 0;
  const keys = [...SETTING_ITEMS, SYNC_KEY];
  const stop = watchStorage((changes, area) => {
    if ((area !== 'sync' && area !== 'local') || !keys.some((key) => key in changes)) return;
    const current = ++latest;
    void loadSettings().then((settings) => {
      if (current === latest) onChange(settings);
    });
  });
  return () => {
    latest = Infinity;
    stop();
  };
}
