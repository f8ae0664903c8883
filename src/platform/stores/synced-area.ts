import browser from '../browser/browser.ts';
import { logError } from '../browser/log-error.ts';
import { type Area, type Items, local, setItems } from './areas.ts';

/** Local item that is false if the user turned syncing off. */
export const SYNC_KEY = 'settingsSync';

/** Settings and rules change in one turn, because turning syncing on or off moves all of them. */
export const SYNC_TURN = 'synced';

/** True if syncing is on. */
export async function isSyncOn(): Promise<boolean> {
  return (await local.read([SYNC_KEY]))[SYNC_KEY] !== false;
}

/** In sync storage; in local storage if syncing is off, and those items that could not be synced. */
export const synced: Area = {
  names: ['sync', 'local'],
  turn: SYNC_TURN,
  read: (keys) => readSynced(keys),
  write: async (items) => writeSynced(items, await isSyncOn()),
};

/**
 * The items of both areas. While syncing is on, a local item exists only if syncing it has failed. It is newer, so it is
 * used. Rejects if a part cannot be read; with `onFailure`, that part counts as empty.
 */
export async function readSynced(
  keys: readonly string[] | null,
  onFailure?: (area: 'local' | 'sync', cause: unknown) => void,
): Promise<Items> {
  const read = async (area: 'local' | 'sync', wanted: string[] | null): Promise<Items> => {
    const items = browser.storage[area].get(wanted);
    if (onFailure === undefined) return items;
    return items.catch((cause: unknown) => {
      onFailure(area, cause);
      return {};
    });
  };
  const [remote, { [SYNC_KEY]: sync, ...own }] = await Promise.all([
    read('sync', keys && [...keys]),
    read('local', keys && [...keys, SYNC_KEY]),
  ]);
  return sync === false ? own : { ...remote, ...own };
}

/** Stores items; `undefined` removes one. False where they should be synced and are on this device only. */
export async function writeSynced(items: Items, isSynced: boolean): Promise<boolean> {
  if (isSynced)
    try {
      await setItems('sync', items);
      await browser.storage.local.remove(Object.keys(items));
      return true;
    } catch (cause) {
      if (Object.values(items).every((value) => value === undefined)) throw cause;
      // Too many for the quota, or syncing is switched off in the browser: they stay on this device.
      logError('sync', cause);
    }
  await setItems('local', items);
  return !isSynced;
}
