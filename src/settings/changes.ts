import { isRecord } from './is-record.ts';
import { mergePatched, mergePatchOf, type MergePatch } from './merge-patch.ts';
import { appearanceSchema, parsePart, type Settings } from './schema.ts';
import { parsePatch } from './settings.ts';
import { hasOwnLook } from './sites.ts';

/** The stored form of a change made while a site is shown: its look changes only there if the site has its own. */
export function changeOn(settings: Settings, host: string | null, wanted: Partial<Settings>): MergePatch {
  if (host !== null && hasOwnLook(settings, host) && !('sites' in wanted)) {
    const others = Object.entries(wanted).filter(([key]) => !Object.hasOwn(appearanceSchema, key));
    return { ...Object.fromEntries(others), sites: { [host]: parsePart(appearanceSchema, wanted) } };
  }
  const before = new Map<string, unknown>(Object.entries(settings));
  const entries = Object.entries(wanted).map(([key, value]) => {
    const old = before.get(key);
    return [key, isRecord(value) && isRecord(old) ? mergePatchOf(old, value) : value] as const;
  });
  return Object.fromEntries(entries);
}

/** The settings after changes, without their unknown keys and invalid values. */
export function changed(settings: Settings, patches: readonly MergePatch[]): Settings {
  return { ...settings, ...parsePatch(patches.reduce(mergePatched, settings)) };
}
