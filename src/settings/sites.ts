import type { Settings } from './schema.ts';

/** True if the site has a look of its own. */
export function hasOwnLook(settings: Settings, host: string): boolean {
  return Object.hasOwn(settings.sites, host);
}

/** The settings as they apply to a site; null for no site. */
export function settingsOn(settings: Settings, host: string | null): Settings {
  return host !== null && hasOwnLook(settings, host) ? { ...settings, ...settings.sites[host] } : settings;
}

/** The change that gives a site a look of its own, at first the same as before, or takes it away. */
export function setOwnLook(settings: Settings, host: string, isOwn: boolean): Pick<Settings, 'sites'> {
  const { [host]: before, ...sites } = settings.sites;
  return { sites: isOwn ? { ...sites, [host]: { ...before } } : sites };
}
