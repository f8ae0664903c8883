import { isRecord } from './is-record.ts';
import { isNewer, migrate, type Stored } from './migrations.ts';
import { schema, type SettingKey } from './schema.ts';
import { settingKeys } from './settings.ts';

/** A stored setting that cannot be read, or a part of one: the look of a site, the voice of a language. */
export type UnreadableSetting = {
  readonly key: SettingKey;
  /** Host or language; null for the whole setting. */
  readonly part: string | null;
  readonly value: unknown;
};

/**
 * What cannot be read of stored settings. Nothing where they are those of a newer version, which this one does not
 * judge.
 */
export function unreadableSettings(stored: Stored): readonly UnreadableSetting[] {
  if (isNewer(stored)) return [];
  const items = migrate(stored);
  return settingKeys.flatMap((key): readonly UnreadableSetting[] => {
    const value = items[key];
    if (value === undefined) return [];
    if (schema[key].parse(value) === undefined) return [{ key, part: null, value }];
    if (!isRecord(value)) return [];
    return Object.entries(value)
      .filter(([part, one]) => !isWhole(one, partOf(key, part, one)))
      .map(([part, one]) => ({ key, part, value: one }));
  });
}

/** The settings that change if these are deleted, as they are then; undefined for one that is gone. */
export function withoutUnreadable(stored: Stored, gone: readonly UnreadableSetting[]): Stored {
  const changed = new Map<string, unknown>();
  for (const { key, part } of gone) {
    const value = changed.get(key) ?? stored[key];
    if (part === null || !isRecord(value)) {
      changed.set(key, undefined);
      continue;
    }
    const others = Object.entries(value).filter(([name]) => name !== part);
    const left = partOf(key, part, value[part]);
    changed.set(key, Object.fromEntries(left === undefined ? others : [...others, [part, left]]));
  }
  return Object.fromEntries(changed);
}

/** What can be read of one part of a setting; undefined for nothing. */
function partOf(key: SettingKey, part: string, value: unknown): unknown {
  const parsed = schema[key].parse(Object.fromEntries([[part, value]]));
  return isRecord(parsed) && Object.hasOwn(parsed, part) ? parsed[part] : undefined;
}

function isWhole(value: unknown, parsed: unknown): boolean {
  if (parsed === undefined) return false;
  return !isRecord(value) || !isRecord(parsed) || Object.keys(value).length === Object.keys(parsed).length;
}
