import { schema, type Field, type SettingKey, type Settings } from './schema.ts';

/** Every key of the schema, in its order. */
export const settingKeys = Object.keys(schema) as readonly SettingKey[];

/** Reads stored values key by key: a missing or corrupt one costs that key alone, never the others. */
export function parseSettings(stored: Readonly<Record<string, unknown>>): Settings {
  const entries = settingKeys.map((key) => {
    const field: Field<unknown> = schema[key];
    return [key, field.parse(stored[key]) ?? field.fallback] as const;
  });
  return Object.fromEntries(entries) as Settings;
}

/** The legal part of a change: unknown keys and illegal values are left out. */
export function parsePatch(patch: Readonly<Record<string, unknown>>): Partial<Settings> {
  const entries = settingKeys.flatMap((key) => {
    const value = (schema[key] as Field<unknown>).parse(patch[key]);
    return value === undefined ? [] : [[key, value] as const];
  });
  return Object.fromEntries(entries) as Partial<Settings>;
}

export const defaultSettings: Settings = parseSettings({});
