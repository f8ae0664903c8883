import browser from './browser.ts';
import type { ExtractOptions } from '../article.ts';
import { siteOf } from '../rules/rule-site.ts';
import { callInjected, injectPacks } from './call-tab.ts';
import { changesInTurn } from './changes-in-turn.ts';
import { TEMPLATE_PACK } from './protocol.ts';
import type { ReadOutcome } from './read-outcome.ts';
import { scriptFor } from './read-tab.ts';
import { report } from './report.ts';
import { isPrivate } from './settings-store.ts';
import { withPage } from './template-counts.ts';
import { countsOf, hashesOf, type Index, INDEX_KEY, loadIndex, PREFIX } from './template-of-site.ts';

/** The oldest sites make room. One takes at most about 14 kB. */
const MAX_SITES = 100;
/** Bytes of the salt of this installation. */
const SALT_BYTES = 16;

/** True for an item of this module. */
export const isTemplateKey = (key: string): boolean => key === INDEX_KEY || key.startsWith(PREFIX);

const inTurn = changesInTurn();

/**
 * Remembers the blocks of an article that was just read and shown as the engine chose it. Does nothing in private
 * windows and while learning is off. Never rejects.
 */
export function learnFrom(tabId: number, options: ExtractOptions, outcome: ReadOutcome): Promise<void> {
  const { alternative, corrections, explain, force } = options;
  const isChosen = Boolean(alternative) || Boolean(corrections?.length) || explain === true || force === true;
  if (outcome.kind !== 'article' || outcome.isStart || isChosen) return Promise.resolve();
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
    const learned = withPage(counts, reply.value);
    if (learned.length === 0) return;
    const sites = [...(index.sites ?? []).filter((one) => one !== name), name];
    await browser.storage.local.set({
      [PREFIX + name]: learned,
      [INDEX_KEY]: { ...index, salt, sites: sites.slice(-MAX_SITES) } satisfies Index,
    });
    await browser.storage.local.remove(sites.slice(0, -MAX_SITES).map((one) => PREFIX + one));
  }).catch((cause: unknown) => {
    report('template-learn', cause);
  });
}

/** Whether learning is on, and the number of sites with stored blocks. Rejects if the storage cannot be read. */
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

/** Turns learning on or off. While it is off, what was learned stays stored but is not used. */
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

function newSalt(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(SALT_BYTES))));
}
