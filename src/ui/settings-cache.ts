import { parseSettings } from '../settings/settings.ts';
import type { Settings } from '../settings/schema.ts';

/** Key of a copy of the settings in localStorage. Unlike the stored settings, it is there before the first paint. */
const KEY = 'appearance';

/** The cached settings, with defaults for missing keys. */
export function readCachedSettings(): Settings {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>);
  } catch {
    // Storage is blocked in this frame, or the copy is no JSON. The defaults apply until the settings are loaded.
    return parseSettings({});
  }
}

/** Caches the settings for the next time the page opens. */
export function cacheSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return; // Without the copy, the page starts in the default theme until the settings are loaded.
  }
}
