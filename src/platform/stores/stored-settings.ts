import { type Stored, VERSION_KEY } from '../../settings/migrations.ts';
import { settingKeys } from '../../settings/settings.ts';
import { logError } from '../browser/log-error.ts';
import { readSynced } from './read-synced.ts';

/** Each setting is an item of its own. So a setting that cannot be synced keeps no other from it. */
export const SETTING_ITEMS: readonly string[] = [...settingKeys, VERSION_KEY];

/** The items of the settings. An area that cannot be read counts as empty, because views need a look. */
export function readStored(): Promise<Stored> {
  return readSynced(SETTING_ITEMS, (cause, area) => {
    logError(`settings-read-${area}`, cause);
  });
}
