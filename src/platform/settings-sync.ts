import browser from './browser.ts';
import { currentVersion, VERSION_KEY } from '../settings/migrations.ts';
import { KEYS, loadSettings, SYNC_KEY } from './settings-store.ts';

/**
 * Turns syncing on or off. The settings of this device stay as they are: turned off, they no longer follow the other
 * devices; turned on, they replace theirs. Rejects if the storage fails.
 */
export async function setSync(isOn: boolean): Promise<void> {
  const items = { ...(await loadSettings()), [VERSION_KEY]: currentVersion() };
  if (isOn) {
    await browser.storage.sync.set(items);
    await browser.storage.local.remove([SYNC_KEY, ...KEYS]);
  } else {
    await browser.storage.local.set({ ...items, [SYNC_KEY]: false });
  }
  await loadSettings();
}
