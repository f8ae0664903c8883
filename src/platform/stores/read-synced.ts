import browser from '../browser/browser.ts';
import type { Items } from './areas.ts';

/** Local item that is false if the user turned syncing off. */
export const SYNC_KEY = 'settingsSync';

/**
 * The items of both areas. While syncing is on, a local item exists only if syncing it has failed. It is newer, so it
 * is used. A part that cannot be read counts as empty, unless `onFailure` throws.
 */
export async function readSynced(
  keys: readonly string[] | null,
  onFailure: (cause: unknown, area: 'local' | 'sync') => void,
): Promise<Items> {
  const read = (area: 'local' | 'sync', wanted: string[] | null): Promise<Items> =>
    browser.storage[area].get(wanted).catch((cause: unknown) => {
      onFailure(cause, area);
      return {};
    });
  const [remote, { [SYNC_KEY]: sync, ...own }] = await Promise.all([
    read('sync', keys && [...keys]),
    read('local', keys && [...keys, SYNC_KEY]),
  ]);
  return sync === false ? own : { ...remote, ...own };
}
