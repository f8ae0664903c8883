import { isRecord } from './is-record.ts';
import { currentVersion, migrate, VERSION_KEY, type Stored } from './migrations.ts';
import { appearanceSchema, type Settings } from './schema.ts';
import { parsePatch } from './settings.ts';

/** States what the file is. Its version is that of the settings schema. */
const FORMAT = 'winnow-settings';

/** Why a file cannot be imported. */
export type FileProblem = 'not_json' | 'not_settings' | 'newer';

export type ParsedFile =
  | { readonly ok: true; readonly settings: Partial<Settings>; readonly ignored: readonly string[] }
  | { readonly ok: false; readonly problem: FileProblem };

/** The settings as the text of a JSON file. */
export function writeSettingsFile(settings: Settings): string {
  return `${JSON.stringify({ format: FORMAT, version: currentVersion(), settings }, null, 2)}\n`;
}

/** True if a file may choose this voice for a language: it speaks on this device, or is the user's choice already. */
export type MayChoose = (lang: string, voice: string) => boolean;

/**
 * Reads an exported file of this or an older version. Its valid settings are returned; `ignored` names the others, such
 * as `theme` or `sites: example.org`. A voice on the internet gets the texts that it reads, so only the user chooses
 * one, never a file.
 */
export function parseSettingsFile(text: string, mayChoose: MayChoose): ParsedFile {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'not_json' };
  }
  if (!isRecord(file) || file['format'] !== FORMAT || !isRecord(file['settings']))
    return { ok: false, problem: 'not_settings' };
  const version = file['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1)
    return { ok: false, problem: 'not_settings' };
  if (version > currentVersion()) return { ok: false, problem: 'newer' };
  const migrated = Object.entries(migrate({ ...file['settings'], [VERSION_KEY]: version }));
  const items = Object.fromEntries(migrated.filter(([key]) => key !== VERSION_KEY));
  const { listenVoices, ...settings } = parsePatch(items);
  const voices = Object.entries(listenVoices ?? {});
  const chosen = voices.filter(([lang, voice]) => mayChoose(lang, voice));
  const ignored = [
    ...ignoredKeys(items, { ...settings, ...(listenVoices && { listenVoices }) }),
    ...ignoredLooks(items['sites']),
    ...voices.filter((voice) => !chosen.includes(voice)).map(([lang]) => `listenVoices: ${lang}`),
  ];
  // Without any voice, those that the user chose stay.
  const isAny = chosen.length > 0 || voices.length === 0;
  const withVoices = listenVoices !== undefined && isAny ? { listenVoices: Object.fromEntries(chosen) } : {};
  return { ok: true, settings: { ...settings, ...withVoices }, ignored };
}

function ignoredKeys(items: Stored, settings: Partial<Settings>): string[] {
  return Object.keys(items).filter((key) => items[key] !== undefined && !Object.hasOwn(settings, key));
}

/** Sites with a value that is no setting of the look. */
function ignoredLooks(sites: unknown): string[] {
  if (!isRecord(sites)) return [];
  const isValid = (look: unknown): boolean =>
    isRecord(look) &&
    Object.entries(look).every(([key, value]) => isLookKey(key) && appearanceSchema[key].parse(value) !== undefined);
  return Object.keys(sites)
    .filter((host) => !isValid(sites[host]))
    .map((host) => `sites: ${host}`);
}

function isLookKey(key: string): key is keyof typeof appearanceSchema {
  return Object.hasOwn(appearanceSchema, key);
}
