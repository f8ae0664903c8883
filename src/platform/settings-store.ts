import browser from 'webextension-polyfill';
import { currentVersion, isOutdated, migrate, VERSION_KEY, type Stored } from '../settings/migrations.ts';
import type { Settings } from '../settings/schema.ts';
import { parsePatch, parseSettings, settingKeys } from '../settings/settings.ts';
import { report } from './report.ts';

/** Each setting is an item of its own, so that two views that write different settings at once lose neither. */
const KEYS: string[] = [...settingKeys, VERSION_KEY];

/** The settings as stored, each bad or missing one replaced by its default. Never rejects. */
export async function loadSettings(): Promise<Settings> {
  return parseSettings(migrate(await readStored()));
}

/** Writes a change at once, to this device alone where syncing fails; illegal values are left out. Rejects only where neither place takes it. */
export async function saveSettings(patch: Partial<Settings>): Promise<void> {
  const legal = parsePatch(patch);
  if (Object.keys(legal).length > 0) await write({ ...legal, [VERSION_KEY]: currentVersion() });
}

/** Calls back with the whole settings after every change, whichever view or device made it. Returns the way to stop. */
export function watchSettings(onChange: (settings: Settings) => void): () => void {
  let latest = 0;
  const listener = (changes: Readonly<Record<string, unknown>>, area: string) => {
    if (area !== 'sync' && area !== 'local') return;
    if (!KEYS.some((key) => key in changes)) return;
    const mine = ++latest;
    void loadSettings().then((settings) => {
      if (mine === latest) onChange(settings);
    });
  };
  browser.storage.onChanged.addListener(listener);
  return () => {
    latest = Infinity;
    browser.storage.onChanged.removeListener(listener);
  };
}

/** Rewrites items of an older version in the current form; called once after an update. */
export async function migrateStored(): Promise<void> {
  const stored = await readStored();
  if (isOutdated(stored)) await write({ ...parseSettings(migrate(stored)), [VERSION_KEY]: currentVersion() });
}

/** What sync and this device hold; an item is on this device only while syncing it has failed, and wins. */
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
