import { schema, type Field, type SettingKey, type Settings } from './schema.ts';

/** All keys of the schema, in its order. */
export const settingKeys = Object.keys(schema) as readonly SettingKey[];

/** Validates stored values. Defaults replace missing and invalid ones. */
export function parseSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const entries = settingKeys.map((key) => {
    const field: Field<unknown> = schema[key];
    return [key, field.parse(stored[key]) ?? field.fallback] as const;
  });
  return Object.fromEntries(entries) as Settings;
}

/** The valid part of a change, without unknown keys and invalid values. */
export function parsePatch(patch: Readonly<Record<string, unknown>>): Partial<Settings> {
  const entries = settingKeys.flatMap((key) => {
    const value = (schema[key] as Field<unknown>).parse(patch[key]);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries) as Partial<Settings>;
}

/** The default of every setting. */
export const defaultSettings: Settings = parseSettings({});
