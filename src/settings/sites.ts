import type { Settings } from './schema.ts';

/** True if the site has a look of its own. */
export function hasOwnLook(settings: Settings, host: string): boolean {
  return Object.hasOwn(settings.sites, host);
}

/** The settings as they apply to a site; null for no site. */
export function settingsOn(settings: Settings, host: string | null): Settings {
  return host !== null && hasOwnLook(settings, host) ? { ...settings, ...settings.sites[host] } : settings;
}

/** The change that gives a site a look of its own, at first the same as before. */
export function addOwnLook({ sites }: Settings, host: string): Pick<Settings, 'sites'> {
  return { sites: { ...sites, [host]: { ...sites[host] } } };
}

/** The change that takes the own look of a site away. */
export function removeOwnLook({ sites }: Settings, host: string): Pick<Settings, 'sites'> {
  return { sites: Object.fromEntries(Object.entries(sites).filter(([site]) => site !== host)) };
}
