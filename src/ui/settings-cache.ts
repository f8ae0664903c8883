import { parseSettings } from '../settings/settings.ts';
import type { Settings } from '../settings/schema.ts';

/** The stored settings take a moment to arrive; this copy is there before the first paint, so that no theme flashes. */
const KEY = 'appearance';

/** The settings as this page last saw them, key by key the default where there is nothing. */
export function readCachedSettings(): Settings {
  try {
    return parseSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>);
  } catch {
    return parseSettings({}); // Storage is shut in this frame, or its text is no JSON: the defaults serve until the settings come.
  }
}

/** Keeps the settings for the next opening. */
export function cacheSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    return; // Without the copy the next opening starts in the default theme for a moment; nothing is lost.
  }
}
