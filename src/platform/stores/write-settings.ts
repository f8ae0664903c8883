import { changed } from '../../settings/changes.ts';
import { currentVersion, isNewer, isOutdated, migrate, type Stored, VERSION_KEY } from '../../settings/migrations.ts';
import { mergePatched, type MergePatch } from '../../settings/merge-patch.ts';
import { parsePatch, parseSettings, settingKeys } from '../../settings/settings.ts';
import { inTurn } from './in-turn.ts';
import { readStored } from './stored-settings.ts';
import { SYNC_TURN, writeSynced } from './synced-area.ts';

/**
 * Stores changes in sync storage, or in local storage if syncing is off or fails. Invalid values are left out. Changes
 * at the same time are stored in turn. Rejects if both areas fail, and for settings of a newer version.
 */
export function writeSettings(patches: readonly MergePatch[]): Promise<void> {
  return inTurn(SYNC_TURN, async () => {
    const stored = await readStored();
    const now = parseSettings(migrate(stored));
    const next = changed(now, patches);
    const valid = parsePatch(patches.reduce(mergePatched, {}));
    const isOld = isOutdated(stored);
    // All items have the version that is stored with them.
    const keys = settingKeys.filter((key) => isOld || key in valid);
    if (keys.length === 0) return;
    refuseNewer(stored);
    const items = Object.fromEntries(keys.map((key) => [key, next[key]]));
    await writeSynced({ ...items, [VERSION_KEY]: currentVersion() });
  });
}

/** Rewrites items of an older schema version in the current form. */
export function migrateSettings(): Promise<void> {
  return writeSettings([]);
}

/** Throws if a newer Winnow stored the items, because writing them here could change their meaning. */
export function refuseNewer(stored: Stored): void {
  if (isNewer(stored)) throw new Error('The settings are those of a newer Winnow. Update this one to change them.');
}
