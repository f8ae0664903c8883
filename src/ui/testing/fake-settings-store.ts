import { changed } from '../../settings/changes.ts';
import type { MergePatch } from '../../settings/merge-patch.ts';
import type { Settings } from '../../settings/schema.ts';
import { defaultSettings } from '../../settings/settings.ts';

/** State of the fake store: what was saved, and whether saving fails. */
export const store = {
  /** Every saved patch, in order. */
  saved: [] as MergePatch[],
  isFull: false,
  /** Reports a change made in another view. */
  watcher: null as ((settings: Settings) => void) | null,
};

/** Empties the store. Call before each test. */
export function resetStore(): void {
  store.saved = [];
  store.isFull = false;
}

/** These and `watchSettings` replace platform/stores/settings-store.ts in tests of views. */
export function loadSettings(): Promise<Settings> {
  return Promise.resolve(stored());
}

function stored(): Settings {
  return changed(defaultSettings, store.saved);
}

export { loadSettings as loadFirstSettings, loadSettings as startSettings };

/** Records the changes; rejects while the store is full. Replaces platform/messages/save-settings.ts. */
export function saveSettings(patches: readonly MergePatch[]): Promise<void> {
  if (store.isFull) return Promise.reject(new Error('quota exceeded'));
  store.saved.push(...patches);
  return Promise.resolve();
}

/** Keeps the watcher for the test. Returns a function that stops watching. */
export function watchSettings(watcher: (settings: Settings) => void): () => void {
  store.watcher = watcher;
  return () => undefined;
}
