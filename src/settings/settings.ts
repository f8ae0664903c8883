import { parsePart, schema, type SettingKey, type Settings } from './schema.ts';

/** All keys of the schema, in its order. */
export const settingKeys = Object.keys(schema) as readonly SettingKey[];

/** The default of every setting. */
export const defaultSettings = Object.fromEntries(settingKeys.map((key) => [key, schema[key].fallback])) as Settings;

/** Validates stored values. Defaults replace missing and invalid ones. */
export function parseSettings(stored: unknown): Settings {
  return { ...defaultSettings, ...parsePatch(stored) } as Settings;
}

/** The valid part of a change, without unknown keys and invalid values. */
export function parsePatch(patch: unknown): Partial<Settings> {
  return parsePart(schema, patch) as Partial<Settings>;
}
