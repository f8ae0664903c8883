import { appearanceSchema, parsePart, type Settings } from './schema.ts';

/** True if the site has a look of its own. */
export function hasOwnLook(settings: Settings, host: string): boolean {
  return Object.hasOwn(settings.sites, host);
}

/** The settings as they apply to a site; null for no site. */
export function settingsOn(settings: Settings, host: string | null): Settings {
  return host !== null && hasOwnLook(settings, host) ? { ...settings, ...settings.sites[host] } : settings;
}

/** The stored form of a change made while a site is shown: its look changes only there if the site has its own. */
export function changeOn(settings: Settings, host: string | null, patch: Partial<Settings>): Partial<Settings> {
  if (host === null || !hasOwnLook(settings, host) || 'sites' in patch) return patch;
  const look = parsePart(appearanceSchema, patch);
  const others = Object.fromEntries(Object.entries(patch).filter(([key]) => !Object.hasOwn(appearanceSchema, key)));
  // The site that changed last stands last; the first ones are dropped if there are too many.
  const { [host]: before, ...sites } = settings.sites;
  return { ...others, sites: { ...sites, [host]: { ...before, ...look } } };
}

/** The change that gives a site a look of its own, at first the same as before, or takes it away. */
export function setOwnLook(settings: Settings, host: string, isOwn: boolean): Pick<Settings, 'sites'> {
  const { [host]: before, ...sites } = settings.sites;
  return { sites: isOwn ? { ...sites, [host]: { ...before } } : sites };
}
