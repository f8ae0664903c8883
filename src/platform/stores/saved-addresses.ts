import { parseEntry, tagsIn } from './parse-kept.ts';
import { plainAddress } from './reading-list.ts';
import { change, isThere, read } from './reading-list-database.ts';

/** An address that the list gets without its article. Its strings are untrusted. */
export type AddressToSave = {
  readonly url: string;
  readonly title: string;
  /** Milliseconds since 1970; null for now. */
  readonly savedAt: number | null;
  readonly tags: readonly string[];
  readonly isFinished: boolean;
};

/** How many addresses were new, and how many were in the list already. */
export type Saved = { readonly added: number; readonly known: number };

/**
 * Adds addresses in one transaction. What is there stays and gets the tags; what was deleted is back. Rejects with a
 * QuotaExceededError if there is no room; nothing is changed then.
 */
export async function saveAddresses(addresses: readonly AddressToSave[]): Promise<Saved> {
  return change(async (transaction) => {
    const entries = transaction.objectStore('entries');
    const saved = { added: 0, known: 0 };
    for (const { url, title, savedAt, tags, isFinished } of addresses) {
      const plain = plainAddress(url);
      const stored = await entries.index('url').get(plain);
      if (stored !== undefined) {
        saved.known++;
        const { deletedAt, ...there } = stored;
        const before = tagsIn(stored) ?? [];
        const joined = [...new Set([...before, ...tags])];
        if (deletedAt !== undefined || joined.length > before.length)
          await entries.put({ ...there, ...(joined.length > 0 && { tags: joined }) });
        continue;
      }
      saved.added++;
      const time = savedAt ?? Date.now();
      await entries.add({
        ...{ title, url: plain, byline: null, siteName: null, lang: '', dir: 'ltr', minutes: 0, wordCount: 0 },
        ...(tags.length > 0 && { tags }),
        ...(isFinished && { progress: { fraction: 1, time, isFinished } }),
        ...{ keptAt: time, pictures: 0, lead: null, isLater: true },
      });
    }
    return saved;
  });
}

/** True if the list has one of the addresses and waits for its article. */
export async function isAwaited(addresses: readonly string[]): Promise<boolean> {
  if (!(await isThere())) return false;
  const entries = await read((transaction) => {
    const index = transaction.objectStore('entries').index('url');
    return Promise.all(addresses.map((address) => index.get(plainAddress(address))));
  });
  return entries.map(parseEntry).some((entry) => entry?.isLater === true && entry.deletedAt === undefined);
}
