import browser from './browser.ts';
import { currentVersion, VERSION_KEY } from '../settings/migrations.ts';
import { rulesKey } from './rules-of-page.ts';
import { KEYS, loadSettings, SYNC_KEY } from './settings-store.ts';

/**
 * Turns syncing on or off. The settings and rules of this device stay as they are: turned off, they no longer follow
 * the other devices; turned on, they replace theirs. Rejects if the storage fails.
 */
export async function setSync(isOn: boolean): Promise<void> {
  const settings = { ...(await loadSettings()), [VERSION_KEY]: currentVersion() };
  const stored = await Promise.all([browser.storage.sync.get(), browser.storage.local.get()]);
  const all = stored.flatMap((area) => Object.entries(area)).filter(([key]) => key.startsWith(rulesKey('')));
  const rules = Object.fromEntries(all);
  const items = { ...settings, ...rules };
  if (isOn) {
    await browser.storage.sync.set(items);
    await browser.storage.local.remove([SYNC_KEY, ...KEYS, ...Object.keys(rules)]);
  } else {
    await browser.storage.local.set({ ...items, [SYNC_KEY]: false });
  }
  await loadSettings();
}
