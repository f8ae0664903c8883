import { deleteDB } from 'idb';
import browser from '../browser/browser.ts';
import { isKept } from './entry-progress.ts';
import { countIn, isHighlightsKey } from './kept-highlights.ts';
import { readList } from './reading-list.ts';
import { isThere } from './reading-list-database.ts';
import { watchStorage } from './watch-storage.ts';
import { SETTING_ITEMS } from './stored-settings.ts';
import { RULES_PREFIX } from './site-rules.ts';
import { SYNC_KEY } from './read-synced.ts';

/** Approximate bytes that each kind of data takes on this device. */
export type StoredData = {
  /** Number of highlights. */
  readonly highlightCount: number;
  /** Settings, in sync or local storage. */
  readonly settings: number;
  /** Rules of sites, in sync or local storage. */
  readonly rules: number;
  /** Texts of open readers, in memory. */
  readonly readings: number;
  /** Highlights and notes. */
  readonly highlights: number;
  /** Number of kept articles. */
  readonly articleCount: number;
  /** The reading list, with texts and pictures. */
  readonly articles: number;
  /** Everything else, such as places in texts. */
  readonly other: number;
};

/** Measures what is stored. Rejects if the storage cannot be read. */
export async function measureStored(): Promise<StoredData> {
  const [sync, local, session, articles, articleCount] = await Promise.all([
    browser.storage.sync.get(null),
    browser.storage.local.get(null),
    browser.storage.session.get(null),
    databaseSize(),
    countArticles(),
  ]);
  const isRule = (key: string): boolean => key.startsWith(RULES_PREFIX);
  const isSetting = (key: string): boolean => key === SYNC_KEY || SETTING_ITEMS.includes(key);
  const isOther = (key: string): boolean => ![isSetting, isRule, isHighlightsKey].some((isOne) => isOne(key));
  const items = [...Object.entries(sync), ...Object.entries(local)];
  const highlights = Object.entries(local).filter(([key]) => isHighlightsKey(key));
  return {
    highlightCount: highlights.reduce((count, [, item]) => count + countIn(item), 0),
    highlights: sizeOf(highlights),
    settings: sizeOf(items.filter(([key]) => isSetting(key))),
    rules: sizeOf(items.filter(([key]) => isRule(key))),
    readings: sizeOf(Object.entries(session)),
    articleCount,
    articles,
    other: sizeOf(items.filter(([key]) => isOther(key))),
  };
}

/** Number of articles in the reading list; 0 where it cannot be read, which the list itself says. */
async function countArticles(): Promise<number> {
  const entries = (await isThere()) ? await readList().catch(() => []) : [];
  return entries.filter(isKept).length;
}

/** Bytes of all databases. Chromium counts its own files for the extension, too, but also states each kind. */
async function databaseSize(): Promise<number> {
  const estimate: StorageEstimate & { readonly usageDetails?: { readonly indexedDB?: number } } =
    await navigator.storage.estimate();
  return estimate.usageDetails === undefined ? (estimate.usage ?? 0) : (estimate.usageDetails.indexedDB ?? 0);
}

/** Calls back when something is stored or deleted, other than articles of the reading list. Returns how to stop. */
export function watchStored(callback: () => void): () => void {
  return watchStorage(callback);
}

/**
 * Deletes everything that Winnow stores, on this device and in sync storage, and gives the access to sites back: the
 * browser keeps a list of them. Rejects if a part cannot be deleted.
 */
export async function deleteStored(): Promise<void> {
  localStorage.clear();
  const databases = await indexedDB.databases();
  await Promise.all([
    browser.storage.sync.clear(),
    browser.storage.local.clear(),
    browser.storage.session.clear(),
    giveBackSites(),
    // A database that an open view uses is deleted as soon as that view closes it.
    ...databases.map(({ name = '' }) => deleteDB(name)),
  ]);
}

async function giveBackSites(): Promise<void> {
  const all = (await browser.permissions.getAll()).origins ?? [];
  // Firefox also lists the extension's own address.
  const origins = all.filter((origin) => /^(?:https?|\*):/.test(origin));
  if (origins.length > 0) await browser.permissions.remove({ origins });
}

function sizeOf(items: readonly (readonly [string, unknown])[]): number {
  return items.length === 0 ? 0 : new TextEncoder().encode(JSON.stringify(Object.fromEntries(items))).length;
}
