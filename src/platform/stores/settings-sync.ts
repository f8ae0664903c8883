import browser from '../browser/browser.ts';
import { currentVersion, VERSION_KEY } from '../../settings/migrations.ts';
import { syncRules } from './rule-store.ts';
import { KEYS, loadSettings, SYNC_KEY } from './settings-store.ts';

/**
 * Turns syncing on or off. The settings and rules of this device stay as they are: turned off, they no longer follow
 * the other devices; turned on, they replace theirs. Resolves to the sites whose rules are too many to be synced.
 * Rejects if the storage fails.
 */
export async function setSync(isOn: boolean): Promise<readonly string[]> {
  const settings = { ...(await loadSettings()), [VERSION_KEY]: currentVersion() };
  if (isOn) await browser.storage.sync.set(settings);
  const unsynced = await syncRules(isOn);
  if (isOn) await browser.storage.local.remove([SYNC_KEY, ...KEYS]);
  else await browser.storage.local.set({ ...settings, [SYNC_KEY]: false });
  await loadSettings();
  return unsynced;
}
