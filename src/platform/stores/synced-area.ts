import browser from '../browser/browser.ts';
import { logError } from '../browser/log-error.ts';
import { type Area, type Items, local, setItems } from './areas.ts';
import { readSynced, SYNC_KEY } from './read-synced.ts';

/** Settings and rules change in one turn, because turning syncing on or off moves all of them. */
export const SYNC_TURN = 'synced';

/** False in browsers that have the sync storage and sync nothing: Firefox for Android and Safari. */
export function canSync(userAgent: string): boolean {
  return !/Android/.test(userAgent) && (/Chrom/.test(userAgent) || !/Safari/.test(userAgent));
}

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
  write: async (items) => writeSynced(items, await isSyncOn()),
};

/** Bytes of key and JSON of an item that can be synced (`QUOTA_BYTES_PER_ITEM` in both browsers). */
const MAX_ITEM = 8192;
/** After a write of several items has failed, at most this many are tried alone: browsers allow 120 writes a minute. */
const MAX_ALONE = 20;

/**
 * Stores items; `undefined` removes one. Resolves to the keys of those that should be synced and are on this device
 * only.
 */
export async function writeSynced(items: Items, isSynced: boolean): Promise<readonly string[]> {
  if (!isSynced) {
    await setItems('local', items);
    return [];
  }
  const all = Object.entries(items);
  const small = all.filter(([key, value]) => sizeOf(key, value) <= MAX_ITEM);
  const isDone = small.length === 0 || (await trySync(small));
  const alone = isDone || small.length === 1 ? [] : small.slice(0, MAX_ALONE);
  const done = new Set(isDone ? small : []);
  for (const one of alone) if (await trySync([one])) done.add(one);
  const others = all.filter((one) => !done.has(one));
  if (others.length > 0) await setItems('local', Object.fromEntries(others));
  return others.map(([key]) => key);
}

/** Stores items in sync storage only. False if it does not take them. */
async function trySync(entries: readonly (readonly [string, unknown])[]): Promise<boolean> {
  try {
    await setItems('sync', Object.fromEntries(entries));
    await browser.storage.local.remove(entries.map(([key]) => key));
    return true;
  } catch (cause) {
    if (entries.every(([, value]) => value === undefined)) throw cause;
    // Too many for the quota, or syncing is switched off in the browser: they stay on this device.
    logError('sync', cause);
    return false;
  }
}

function sizeOf(key: string, value: unknown): number {
  return value === undefined ? 0 : new TextEncoder().encode(key + JSON.stringify(value)).length;
}
