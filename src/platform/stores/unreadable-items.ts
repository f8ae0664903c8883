import { unreadableSettings } from '../../settings/unreadable.ts';
import { deleteUnreadableSites, unreadableSites } from './always-sites.ts';
import { deleteUnreadablePlaces, unreadablePlaces } from './kept-places.ts';
import { strictJson } from './raw-json.ts';
import { readStored } from './stored-settings.ts';
import { deleteUnreadableSettings } from './write-settings.ts';

/** What cannot be read of the settings, of the places in articles and of the sites with “always”. */
export type UnreadableItems = {
  readonly count: number;
  /** All of it as the text of a JSON file. */
  readonly json: string;
};

/**
 * What cannot be read of the data that no list shows. Rules, highlights and kept articles say it in their own lists.
 * Rejects if the storage cannot be read.
 */
export async function loadUnreadableItems(): Promise<UnreadableItems> {
  const [settings, places, sites] = await Promise.all([findSettings(), unreadablePlaces(), unreadableSites()]);
  return {
    count: settings.length + places.size + sites.length,
    json: strictJson({ settings, places: [...places], sites }, 2),
  };
}

/** Deletes what cannot be read of this data. */
export async function deleteUnreadableItems(): Promise<void> {
  const found = await findSettings();
  await Promise.all([
    found.length > 0 && deleteUnreadableSettings(found),
    deleteUnreadablePlaces(),
    deleteUnreadableSites(),
  ]);
}

async function findSettings() {
  return unreadableSettings(await readStored());
}
