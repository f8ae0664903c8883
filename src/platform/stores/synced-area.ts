import browser from '../browser/browser.ts';
import { logError } from '../browser/log-error.ts';
import { type Area, type Items, local, setItems } from './areas.ts';
import { readSynced, SYNC_KEY } from './read-synced.ts';

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
  read: (keys) =>
    readSynced(keys, (cause) => {
      // An update of items that could not be read would lose them.
      throw cause;
    }),
  write: writeSynced,
};

/** Stores items; `undefined` removes one. False where they should be synced and are on this device only. */
export async function writeSynced(items: Items): Promise<boolean> {
  if (await isSyncOn()) return moveToSync(items);
  await setItems('local', items);
  return true;
}

/** The same where they should be synced, whether syncing is on already or not. */
export async function moveToSync(items: Items): Promise<boolean> {
  try {
    await setItems('sync', items);
    await browser.storage.local.remove(Object.keys(items));
    return true;
  } catch (cause) {
    if (Object.values(items).every((value) => value === undefined)) throw cause;
    // Too many for the quota, or syncing is switched off in the browser: they stay on this device.
    logError('sync', cause);
    await setItems('local', items);
    return false;
  }
}
