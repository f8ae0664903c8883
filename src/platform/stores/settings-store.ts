import { currentVersion, isOutdated, migrate, VERSION_KEY, type Stored } from '../../settings/migrations.ts';
import type { Settings } from '../../settings/schema.ts';
import { parsePatch, parseSettings, settingKeys } from '../../settings/settings.ts';
import { logError } from '../browser/log-error.ts';
import { watchStorage } from './areas.ts';
import { inTurn } from './in-turn.ts';
import { isSyncOn, readSynced, SYNC_KEY, SYNC_TURN, synced, writeSynced } from './synced-area.ts';

/** Each setting is an item of its own. So a setting that cannot be synced keeps no other from it. */
export const SETTING_ITEMS: readonly string[] = [...settingKeys, VERSION_KEY];

/** A change, or how it follows from the stored settings. */
export type SettingsChange = Partial<Settings> | ((stored: Settings) => Partial<Settings>);

/** The stored settings; defaults replace missing and invalid ones. Never rejects. */
export async function loadSettings(): Promise<Settings> {
  return parseSettings(migrate(await readStored()));
}

/** The first load of a page that needs the settings before its view does. */
let first: Promise<Settings> | null = null;

/** Loads the settings, and keeps them for the view that starts in the same moment. */
export function loadFirstSettings(): Promise<Settings> {
  return (first = loadSettings());
}

/** The settings for a view that starts: those of `loadFirstSettings`, once, else loaded now. Never rejects. */
export function startSettings(): Promise<Settings> {
  const loading = first ?? loadSettings();
  first = null;
  return loading;
}

/**
 * Stores the valid values of a change in sync storage, or in local storage if syncing is off or fails. Views that change
 * settings at the same time do so in turn. Rejects if both areas fail.
 */
export function saveSettings(change: SettingsChange): Promise<void> {
  return inTurn(SYNC_TURN, async () => {
    const stored = await readStored();
    const now = parseSettings(migrate(stored));
    const valid = parsePatch(typeof change === 'function' ? change(now) : change);
    if (Object.keys(valid).length === 0) return;
    // All items have the version that is stored with them.
    const others = isOutdated(stored) ? now : {};
    await writeSynced({ ...others, ...valid, [VERSION_KEY]: currentVersion() }, await isSyncOn());
  });
}

/** Calls back with all settings after every change in any view or on any device. Returns a function that stops it. */
export function watchSettings(onChange: (settings: Settings) => void): () => void {
  let latest = 0;
  const keys = [...SETTING_ITEMS, SYNC_KEY];
  const stop = watchStorage((changes, area) => {
    if (!synced.names.includes(area) || !keys.some((key) => key in changes)) return;
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

/** Rewrites items of an older schema version in the current form. */
export function migrateSettings(): Promise<void> {
  return inTurn(SYNC_TURN, async () => {
    const stored = await readStored();
    if (!isOutdated(stored)) return;
    await writeSynced({ ...parseSettings(migrate(stored)), [VERSION_KEY]: currentVersion() }, await isSyncOn());
  });
}

/** The items of the settings. An area that cannot be read counts as empty, because views need a look. */
function readStored(): Promise<Stored> {
  return readSynced(SETTING_ITEMS, (area, cause) => {
    logError(`settings-read-${area}`, cause);
  });
}
