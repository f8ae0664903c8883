import browser from '../browser/browser.ts';
import { currentVersion, migrate, VERSION_KEY } from '../../settings/migrations.ts';
import { setItems } from './areas.ts';
import { inTurn } from './in-turn.ts';
import { moveRules } from './rule-store.ts';
import { loadSettings } from './settings-store.ts';
import { readStored, SETTING_ITEMS } from './stored-settings.ts';
import { SYNC_KEY } from './read-synced.ts';
import { SYNC_TURN } from './synced-area.ts';
import { refuseNewer } from './write-settings.ts';

/**
 * Turns syncing on or off. The settings and rules of this device stay as they are: turned off, they no longer follow
 * the other devices; turned on, they replace theirs. Resolves to the sites whose rules are too many to be synced.
 * Rejects if the storage fails.
 */
export function setSync(to: 'on' | 'off'): Promise<readonly string[]> {
  return inTurn(SYNC_TURN, async () => {
    const stored = await readStored();
    refuseNewer(stored);
    // The settings of this device would replace those of a newer Winnow on other devices.
    if (to === 'on') refuseNewer(await browser.storage.sync.get(VERSION_KEY));
    // What cannot be read stays as it is.
    const settings = { ...(await loadSettings()), ...migrate(stored), [VERSION_KEY]: currentVersion() };
    if (to === 'on') await setItems('sync', settings);
    const unsynced = await moveRules(to);
    const local = to === 'on' ? SETTING_ITEMS.map((key) => [key, undefined]) : Object.entries(settings);
    await setItems('local', { ...Object.fromEntries(local), [SYNC_KEY]: to === 'on' ? undefined : false });
    return unsynced;
  });
}
