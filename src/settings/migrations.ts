/** Stored items before validation. */
export type Stored = Readonly<Record<string, unknown>>;

/** Converts items of one schema version to the next. Pure. */
export type Migration = (stored: Stored) => Stored;

/** Key of the item that holds the schema version of the others. */
export const VERSION_KEY = 'settingsVersion';

const OLD_SIZES: readonly number[] = [15, 16, 17, 19, 21, 23, 26, 30, 34];

/** migrations[i] converts version i + 1 to i + 2. Add one if a key changes its name or meaning. */
const migrations: readonly Migration[] = [
  // The text size was an index of these sizes and is now the size in pixels.
  ({ fontSize, ...others }) => ({
    ...others,
    fontSize: typeof fontSize === 'number' ? OLD_SIZES[fontSize] : undefined,
  }),
];

/** The schema version after all steps; 1 if there are none. */
export function currentVersion(steps: readonly Migration[] = migrations): number {
  return steps.length + 1;
}

/** True if the items have an older schema version. Items without a valid version count as current. */
export function isOutdated(stored: Stored, steps: readonly Migration[] = migrations): boolean {
  return versionOf(stored, steps) < currentVersion(steps);
}

/** True if a newer Winnow, perhaps on another device, stored the items. */
export function isNewer(stored: Stored, steps: readonly Migration[] = migrations): boolean {
  return versionOf(stored, steps) > currentVersion(steps);
}

/** Converts items to the current version. Items of a newer version stay as they are; each key is validated later. */
export function migrate(stored: Stored, steps: readonly Migration[] = migrations): Stored {
  return steps.slice(versionOf(stored, steps) - 1).reduce((items, apply) => apply(items), stored);
}

function versionOf(stored: Stored, steps: readonly Migration[]): number {
  const version = stored[VERSION_KEY];
  return typeof version === 'number' && Number.isInteger(version) && version >= 1 ? version : currentVersion(steps);
}
