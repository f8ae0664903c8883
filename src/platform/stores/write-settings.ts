import { currentVersion, isOutdated, migrate, VERSION_KEY } from '../../settings/migrations.ts';
import { parsePatch, parseSettings } from '../../settings/settings.ts';
import { inTurn } from './in-turn.ts';
import { readStored, type SettingsChange } from './stored-settings.ts';
import { isSyncOn, SYNC_TURN, writeSynced } from './synced-area.ts';

/**
 * Stores the valid values of a change in sync storage, or in local storage if syncing is off or fails. Views that
 * change settings at the same time do so in turn. Rejects if both areas fail.
 */
export function writeSettings(change: SettingsChange): Promise<void> {
  return inTurn(SYNC_TURN, async () => {
    const stored = await readStored();
    const now = parseSettings(migrate(stored));
    const valid = parsePatch(typeof change === 'function' ? change(now) : change);
    const isOld = isOutdated(stored);
    if (Object.keys(valid).length === 0 && !isOld) return;
    // All items have the version that is stored with them.
    const others = isOld ? now : {};
    await writeSynced({ ...others, ...valid, [VERSION_KEY]: currentVersion() }, await isSyncOn());
  });
}

/** Rewrites items of an older schema version in the current form. */
export function migrateSettings(): Promise<void> {
  return writeSettings({});
}
