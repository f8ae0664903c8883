import browser from './browser.ts';
import type { SiteTemplate } from '../article.ts';
import { siteOf } from '../rules/rule-site.ts';
import { injectPacks } from './call-tab.ts';
import { TEMPLATE_PACK } from './protocol.ts';
import { report } from './report.ts';
import { isPrivate } from './settings-store.ts';

/** Local item with the names of the sites, and one item for each of them. */
export const INDEX_KEY = 'templates';
export const PREFIX = 'template:';
/** Bytes of the name of a site in its hash. */
const NAME_BYTES = 9;

export type Index = {
  /** Random. All hashes depend on it, so they differ from those of every other installation. */
  readonly salt?: string;
  /** Hashes of the names of sites, the one learned from last at the end. */
  readonly sites?: readonly string[];
  readonly isOff?: boolean;
};

/** What was learned of a tab's site; null for nothing, while learning is off, and in private windows. Never rejects. */
export async function templateOf(tabId: number, url: string): Promise<SiteTemplate | null> {
  try {
    const { salt, sites = [], isOff } = await loadIndex();
    const site = siteOf(url);
    if (isOff || salt === undefined || sites.length === 0 || site === '') return null;
    const { name, salt: own } = await hashesOf(salt, site);
    if (!sites.includes(name) || (await isPrivateTab(tabId))) return null;
    const counts = await countsOf(name);
    await injectPacks(tabId, [TEMPLATE_PACK]);
    return { salt: own, counts };
  } catch (cause) {
    report('template-read', cause);
    return null;
  }
}

export async function loadIndex(): Promise<Index> {
  return ((await browser.storage.local.get(INDEX_KEY))[INDEX_KEY] ?? {}) as Index;
}

export async function countsOf(name: string): Promise<readonly number[]> {
  const stored = (await browser.storage.local.get(PREFIX + name))[PREFIX + name];
  return Array.isArray(stored) ? (stored as readonly number[]) : [];
}

/** In Firefox, private and other windows share one background. */
async function isPrivateTab(tabId: number): Promise<boolean> {
  return isPrivate() || (await browser.tabs.get(tabId)).incognito;
}

/** A name for a site, and the salt for its blocks. */
export async function hashesOf(salt: string, site: string): Promise<{ readonly name: string; readonly salt: number }> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${site}`));
  return {
    name: btoa(String.fromCharCode(...new Uint8Array(digest, 0, NAME_BYTES))),
    salt: new DataView(digest).getUint32(NAME_BYTES),
  };
}
