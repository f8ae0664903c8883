import browser from 'webextension-polyfill';
import { currentVersion, isOutdated, migrate, VERSION_KEY, type Stored } from '../settings/migrations.ts';
import type { Settings } from '../settings/schema.ts';
import { parsePatch, parseSettings, settingKeys } from '../settings/settings.ts';
import { report } from './report.ts';

/** Each setting is stored as its own item, so that two views can write different settings at the same time. */
const KEYS: string[] = [...settingKeys, VERSION_KEY];

/** The stored settings; defaults replace missing and invalid ones. Never rejects. */
export async function loadSettings(): Promise<Settings> {
  return parseSettings(migrate(await readStored()));
}

/**
 * Stores the valid values of a change in sync storage, or in local storage if syncing fails. Rejects if both fail.
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
    if (!KEYS.some((key) => key in changes)) return;
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

/** Items of both storage areas. A local item exists only if syncing it has failed, so it is newer and wins. */
async function readStored(): Promise<Stored> {
  const [synced, local] = await Promise.all([readArea('sync'), readArea('local')]);
  return { ...synced, ...local };
}

async function readArea(area: 'sync' | 'local'): Promise<Stored> {
  try {
    return await browser.storage[area].get(KEYS);
  } catch (cause) {
    report(`settings-read-${area}`, cause);
    return {};
  }
}

async function write(items: Stored): Promise<void> {
  try {
    await browser.storage.sync.set(items);
  } catch (cause) {
    report('settings-sync', cause);
    await browser.storage.local.set(items);
    return;
  }
  await browser.storage.local.remove(Object.keys(items));
}
