import browser from './browser.ts';
import type { ExtractOptions, SiteTemplate } from '../article.ts';
import { siteOf } from '../rules/rule-site.ts';
import { callInjected, injectPacks } from './call-tab.ts';
import { changesInTurn } from './changes-in-turn.ts';
import { TEMPLATE_PACK } from './protocol.ts';
import type { ReadOutcome } from './read-outcome.ts';
import { scriptFor } from './read-tab.ts';
import { report } from './report.ts';
import { isPrivate } from './settings-store.ts';
import { withPage } from './template-counts.ts';

/** Local item with the names of the sites, and one item for each of them. */
const INDEX_KEY = 'templates';
const PREFIX = 'template:';
/** The oldest sites make room. One takes at most about 14 kB. */
const MAX_SITES = 100;
/** Bytes of the salt of this installation, and of the name of a site in its hash. */
const SALT_BYTES = 16;
const NAME_BYTES = 9;

type Index = {
  /** Random; all hashes depend on it, so that they fit no other installation's. */
  readonly salt?: string;
  /** Hashes of the names of sites, the one learned from last at the end. */
  readonly sites?: readonly string[];
  readonly isOff?: boolean;
};

/** True for an item of this module. */
export const isTemplateKey = (key: string): boolean => key === INDEX_KEY || key.startsWith(PREFIX);

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

const inTurn = changesInTurn();

/**
 * Remembers the blocks of an article that was just read and shown as the engine chose it. Not in private windows, and
 * not while learning is off. Never rejects.
 */
export function learnFrom(tabId: number, options: ExtractOptions, outcome: ReadOutcome): Promise<void> {
  const { alternative, corrections, explain, force } = options;
  const isChosen = Boolean(alternative) || Boolean(corrections?.length) || explain === true || force === true;
  if (outcome.kind !== 'article' || isChosen) return Promise.resolve();
  return inTurn(async () => {
    const index = await loadIndex();
    const { url = '', incognito } = await browser.tabs.get(tabId);
    const site = siteOf(url);
    if (index.isOff || incognito || isPrivate() || site === '') return;
    const salt = index.salt ?? newSalt();
    const { name, salt: own } = await hashesOf(salt, site);
    const counts = index.sites?.includes(name) ? await countsOf(name) : [];
    await injectPacks(tabId, [TEMPLATE_PACK]);
    const reply = await callInjected(tabId, scriptFor(options), 'keysToRemember', { salt: own, counts });
    if (!reply.ok || reply.value.length === 0) return;
    const sites = [...(index.sites ?? []).filter((one) => one !== name), name];
    await browser.storage.local.set({
      [PREFIX + name]: withPage(counts, reply.value),
      [INDEX_KEY]: { ...index, salt, sites: sites.slice(-MAX_SITES) } satisfies Index,
    });
    await browser.storage.local.remove(sites.slice(0, -MAX_SITES).map((one) => PREFIX + one));
  }).catch((cause: unknown) => {
    report('template-learn', cause);
  });
}

/** Whether learning is on, and of how many sites something is stored. Rejects if the storage cannot be read. */
export async function learningState(): Promise<{ readonly isOn: boolean; readonly sites: number }> {
  const { isOff, sites = [] } = await loadIndex();
  return { isOn: isOff !== true, sites: sites.length };
}

/** Calls back after every change of what is learned or whether it is. Returns a function that stops it. */
export function watchLearning(onChange: () => void): () => void {
  const listener = (changes: Readonly<Record<string, unknown>>): void => {
    if (Object.keys(changes).some(isTemplateKey)) onChange();
  };
  browser.storage.onChanged.addListener(listener);
  return () => {
    browser.storage.onChanged.removeListener(listener);
  };
}

/** Turns learning on or off. What was learned stays, and is not used while it is off. */
export function setLearning(isOn: boolean): Promise<void> {
  return inTurn(async () => {
    await browser.storage.local.set({ [INDEX_KEY]: { ...(await loadIndex()), isOff: !isOn } satisfies Index });
  });
}

/** Deletes what was learned of all sites, with the salt. */
export function deleteTemplates(): Promise<void> {
  return inTurn(async () => {
    const [{ isOff = false }, items] = await Promise.all([loadIndex(), browser.storage.local.get()]);
    await browser.storage.local.remove(Object.keys(items).filter(isTemplateKey));
    if (isOff) await browser.storage.local.set({ [INDEX_KEY]: { isOff } satisfies Index });
  });
}

async function loadIndex(): Promise<Index> {
  return ((await browser.storage.local.get(INDEX_KEY))[INDEX_KEY] ?? {}) as Index;
}

async function countsOf(name: string): Promise<readonly number[]> {
  const stored = (await browser.storage.local.get(PREFIX + name))[PREFIX + name];
  return Array.isArray(stored) ? (stored as readonly number[]) : [];
}

/** In Firefox, private windows share the background of the others. */
async function isPrivateTab(tabId: number): Promise<boolean> {
  return isPrivate() || (await browser.tabs.get(tabId)).incognito;
}

/** A name for a site, and the salt for its blocks. */
async function hashesOf(salt: string, site: string): Promise<{ readonly name: string; readonly salt: number }> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt} ${site}`));
  return {
    name: btoa(String.fromCharCode(...new Uint8Array(digest, 0, NAME_BYTES))),
    salt: new DataView(digest).getUint32(NAME_BYTES),
  };
}

function newSalt(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SALT_BYTES))));
}
