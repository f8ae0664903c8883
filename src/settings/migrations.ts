/** Raw stored items, before any is checked. */
export type Stored = Readonly<Record<string, unknown>>;

/** Rewrites items of one version as those of the next; pure. */
export type Migration = (stored: Stored) => Stored;

/** The item that tells which version of the schema wrote the others. */
export const VERSION_KEY = 'settingsVersion';

/** migrations[i] leads from version i + 1 to version i + 2. Add one whenever a key changes its name or meaning. */
const migrations: readonly Migration[] = [];

/** The version that the given steps lead to; 1 where there are none. */
export function currentVersion(steps: readonly Migration[] = migrations): number {
  return steps.length + 1;
}

/** True where the items come from an older version. Items without a legal version count as current. */
export function isOutdated(stored: Stored, steps: readonly Migration[] = migrations): boolean {
  return versionOf(stored, steps) < currentVersion(steps);
}

/** Brings items of any older version up to the current one; items of a newer version pass unchanged, for their keys are checked one by one. */
export function migrate(stored: Stored, steps: readonly Migration[] = migrations): Stored {
  return steps.slice(versionOf(stored, steps) - 1).reduce((items, apply) => apply(items), stored);
}

function versionOf(stored: Stored, steps: readonly Migration[]): number {
  const version = stored[VERSION_KEY];
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : currentVersion(steps);
}
