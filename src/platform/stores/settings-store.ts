import browser from '../browser/browser.ts';
import { currentVersion, isOutdated, migrate, VERSION_KEY, type Stored } from '../../settings/migrations.ts';
import type { Settings } from '../../settings/schema.ts';
import { parsePatch, parseSettings, settingKeys } from '../../settings/settings.ts';
import { logError } from '../browser/log-error.ts';

/** Local item that is false if the user turned syncing off. The settings are then in local storage only. */
export const SYNC_KEY = 'settingsSync';

/** Each setting is stored as its own item, so that two views can write different settings at the same time. */
export const KEYS: string[] = [...settingKeys, VERSION_KEY];

/** The last value read of SYNC_KEY. Kept in memory, so that a change is written at once, before a popup closes. */
let isSynced = true;

/** True if the settings were in sync storage when they were last read. */
export function isSyncOn(): boolean {
  return isSynced;
}

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
 * Stores the valid values of a change in sync storage, or in local storage if syncing is off or fails. Rejects if both
 * fail.
 */
export async function saveSettings(patch: Partial<Settings>): Promise<void> {
  const valid = parsePatch(patch);
  if (Object.keys(valid).length > 0) await write({ ...valid, [VERSION_KEY]: currentVersion() });
}

/** Calls back with all settings after every change in any view or on any device. Returns a function that stops it. */
export function watchSettings(onChange: (settings: Settings) => void): () => void {
  let latest = 0;
  const listener = (changes: Readonly<Record<string, unknown>>, area: string) => {
    if (area !== 'sync' && area !== 'local') return;
    if (![...KEYS, SYNC_KEY].some((key) => key in changes)) return;
    const current = ++latest;
    void loadSettings().then((settings) => {
      if (current === latest) onChange(settings);
    });
  };
  browser.storage.onChanged.addListener(listener);
  return () => {
    latest = Infinity;
    browser.storage.onChanged.removeListener(listener);
  };
}

/** Rewrites items of an older schema version in the current form. */
export async function migrateStored(): Promise<void> {
  const stored = await readStored();
  if (isOutdated(stored)) await write({ ...parseSettings(migrate(stored)), [VERSION_KEY]: currentVersion() });
}

/**
 * Items of both storage areas. While syncing is on, a local item exists only if syncing it has failed. It is newer, so
 * it is used.
 */
async function readStored(): Promise<Stored> {
  const [synced, { [SYNC_KEY]: sync, ...local }] = await Promise.all([
    readArea('sync', KEYS),
    readArea('local', [...KEYS, SYNC_KEY]),
  ]);
  isSynced = sync !== false;
  return isSynced ? { ...synced, ...local } : local;
}

async function readArea(area: 'sync' | 'local', keys: string[]): Promise<Stored> {
  try {
    return await browser.storage[area].get(keys);
  } catch (cause) {
    logError(`settings-read-${area}`, cause);
    return {};
  }
}

async function write(items: Stored): Promise<void> {
  if (isSynced) {
    try {
      await browser.storage.sync.set(items);
      await browser.storage.local.remove(Object.keys(items));
      return;
    } catch (cause) {
      logError('settings-sync', cause);
    }
  }
  await browser.storage.local.set(items);
}
