import type { SettingsChange } from '../../platform/stores/stored-settings.ts';
import type { Settings } from '../../settings/schema.ts';
import { defaultSettings } from '../../settings/settings.ts';

/** State of the fake store: what was saved, and whether saving fails. */
export const store = {
  /** Every saved patch, in order. */
  saved: [] as Partial<Settings>[],
  isFull: false,
  /** Reports a change made in another view. */
  watcher: null as ((settings: Settings) => void) | null,
};

/** Empties the store. Call before each test. */
export function resetStore(): void {
  store.saved = [];
  store.isFull = false;
}

/** These replace platform/stores/settings-store.ts in tests of views. */
export function loadSettings(): Promise<Settings> {
  return Promise.resolve(stored());
}

function stored(): Settings {
  return Object.assign({}, defaultSettings, ...store.saved) as Settings;
}

export { loadSettings as loadFirstSettings, loadSettings as startSettings };

/** Records the patch; rejects while the store is full. Two changes at once are in turn, as in the store itself. */
export function saveSettings(change: SettingsChange): Promise<void> {
  if (store.isFull) return Promise.reject(new Error('quota exceeded'));
  store.saved.push(typeof change === 'function' ? change(stored()) : change);
  return Promise.resolve();
}

/** Keeps the watcher for the test. Returns a function that stops watching. */
export function watchSettings(watcher: (settings: Settings) => void): () => void {
  store.watcher = watcher;
  return () => undefined;
}
