import type { Article } from '../../article/article.ts';
import type { KeptCopy, KeptEntry, ReadingProgress } from './kept-entry.ts';
import { type Fields, parseArticle, parseEntry, progressIn, tagsIn } from './parse-kept.ts';
import { strictJson } from './raw-json.ts';
import { change, isThere, picturesOf, read, removeFrom, SMALL, type Reading } from './reading-list-database.ts';

/** Characters of the data of a picture. Less is an icon or a dot, which says nothing about an article. */
const MIN_LEAD = 3000;

/** Characters of the content of a copy that is compared with its page: a book of 100,000 words with its markup. */
const MAX_COMPARED = 1_500_000;

/** What is kept of an article. */
export type ToKeep = {
  readonly article: Article;
  /** The text that is searched. */
  readonly text: string;
  /** `data:` addresses by the address in the article, in the order of the article. */
  readonly pictures: ReadonlyMap<string, string>;
  /** How far the user has read it; null for not at all. */
  readonly progress: ReadingProgress | null;
  /** See KeptEntry. */
  readonly isChosen?: boolean;
};

/**
 * Keeps an article on this machine, in place of an earlier copy of the same page, whose tags it gets. Rejects with a
 * QuotaExceededError if there is no room; nothing is changed then.
 */
export async function keepInList({ article, text, pictures, progress, isChosen = false }: ToKeep): Promise<void> {
  const url = plainAddress(article.url);
  const address = article.address === undefined ? url : plainAddress(article.address);
  const { title, byline, siteName, lang, dir, minutes, wordCount, charCount } = article;
  await change(async (transaction) => {
    const entries = transaction.objectStore('entries');
    const earlier: Fields[] = [];
    // A list that was imported has the address where the page was read.
    for (const one of new Set([url, address])) {
      const [entry, key] = [await entries.index('url').get(one), await entries.index('url').getKey(one)];
      if (entry === undefined || key === undefined || (one !== url && entry['isLater'] !== true)) continue;
      earlier.push(entry);
      await removeFrom(transaction, key);
    }
    const tags = [...new Set(earlier.flatMap((entry) => tagsIn(entry) ?? []))];
    const last = earlier.map(progressIn).find((one) => one !== null) ?? progress;
    const id = await entries.add({
      ...{ title, byline, siteName, url, lang, dir, minutes, wordCount },
      ...(charCount !== undefined && { charCount }),
      ...(address !== url && { address }),
      ...(tags.length > 0 && { tags }),
      ...(last && { progress: last }),
      ...(isChosen && { isChosen }),
      keptAt: Date.now(),
      pictures: pictures.size,
      lead: leadOf(article, pictures),
    });
    await Promise.all([
      transaction.objectStore('articles').put({ id, article }),
      transaction.objectStore('texts').put({ id, text }),
      ...[...pictures].map(([address, data]) => transaction.objectStore('pictures').put({ id, address, data })),
    ]);
  });
}

/** The reading list as it is stored. */
export type StoredEntries = {
  /** Everything that is kept, the latest first, with what was deleted and can be taken back. */
  readonly entries: readonly KeptEntry[];
  /** Keys of the entries that cannot be read: they are damaged, or of a newer version. */
  readonly unreadable: readonly IDBValidKey[];
};

/** All entries of the list. */
export async function readEntries(): Promise<StoredEntries> {
  const [keys, values] = await read((transaction) => {
    const entries = transaction.objectStore('entries');
    return Promise.all([entries.getAllKeys(), entries.getAll()]);
  });
  const parsed = values.map(parseEntry);
  return {
    entries: parsed.filter((entry) => entry !== null).sort((a, b) => b.keptAt - a.keptAt),
    unreadable: keys.filter((_, at) => parsed[at] === null),
  };
}

/** The entries that can be read, the latest first, with what was deleted and can be taken back. */
export async function readList(): Promise<readonly KeptEntry[]> {
  return (await readEntries()).entries;
}

/**
 * Everything that is stored under some keys, as the text of a JSON file: entry, article, text and pictures of each.
 * Rejects where that is too long for a text.
 */
export async function exportRaw(keys: readonly IDBValidKey[]): Promise<string> {
  const all = await read((transaction) =>
    Promise.all(
      keys.map(async (key) => {
        const [entry, article, text, pictures] = await Promise.all([
          transaction.objectStore('entries').get(key),
          transaction.objectStore('articles').get(key),
          transaction.objectStore('texts').get(key),
          transaction.objectStore('pictures').getAll(picturesOf(key)),
        ]);
        return { entry, article, text, pictures };
      }),
    ),
  );
  return strictJson(all, 2);
}

/**
 * A kept article without its pictures; null if it is not in the list. Rejects if it cannot be read: it is damaged, or
 * of a newer version.
 */
export async function readKept(id: number): Promise<Article | null> {
  const [entry, record] = await read((transaction) =>
    Promise.all([transaction.objectStore('entries').get(id), transaction.objectStore('articles').get(id)]),
  );
  if (entry === undefined || parseEntry(entry)?.deletedAt !== undefined) return null;
  const article = parseArticle(record?.['article']);
  if (article === null) throw new UnreadableArticle();
  return article;
}

/**
 * The kept copy of the article at an address, as Winnow found it; null if there is none, if it cannot be read, or if it
 * is too long to be compared.
 */
export async function readCopy(url: string): Promise<KeptCopy | null> {
  if (!(await isThere())) return null;
  return read(async (transaction) => {
    const stored = await transaction.objectStore('entries').index('url').get(plainAddress(url));
    const entry = parseEntry(stored);
    if (entry === null || entry.isLater === true || entry.isChosen === true || entry.deletedAt !== undefined)
      return null;
    const record = await transaction.objectStore('articles').get(entry.id);
    const article = parseArticle(record?.['article']);
    return article && article.content.length <= MAX_COMPARED ? { article, keptAt: entry.keptAt } : null;
  });
}

/** A kept article cannot be read. */
export class UnreadableArticle extends Error {
  override readonly name = 'UnreadableArticle';

  constructor() {
    super('The kept article is damaged or of a newer version of Winnow.');
  }
}

/** The text of a kept article; '' if it is not in the list. */
export async function readKeptText(id: number): Promise<string> {
  const record = await read((transaction) => transaction.objectStore('texts').get(id));
  return textIn(record, 'text') ?? '';
}

/** A picture of a kept article as a `data:` address; null if it is not kept. */
export async function readKeptPicture(id: number, address: string): Promise<string | null> {
  return textIn(await read((transaction) => transaction.objectStore('pictures').get([id, address])), 'data');
}

/** The picture that the list shows for an article, as a `data:` address; null for none. Small if it was made small. */
export async function readLead({ id, lead }: KeptEntry): Promise<string | null> {
  if (lead === null) return null;
  return read(async (transaction) => {
    const pictures = transaction.objectStore('pictures');
    const kept = (await pictures.get([id, SMALL])) ?? (lead === undefined ? undefined : await pictures.get([id, lead]));
    return textIn(kept, 'data') ?? (lead === undefined ? leadOfEarlier(transaction, id) : null);
  });
}

/** Stores the small form of the picture that the list shows, if the article is still there. */
export async function storeSmallLead(id: number, data: string): Promise<void> {
  await change(async (transaction) => {
    if ((await transaction.objectStore('entries').getKey(id)) === undefined) return;
    await transaction.objectStore('pictures').put({ id, address: SMALL, data });
  });
}

/**
 * Changes entries; `null` from `compute` leaves one as it is. Rejects with a QuotaExceededError if there is no room;
 * nothing is changed then.
 */
export async function changeEntries(
  ids: readonly number[],
  compute: (entry: KeptEntry) => Partial<KeptEntry> | null,
): Promise<void> {
  await change(async (transaction) => {
    const entries = transaction.objectStore('entries');
    for (const id of ids) {
      const stored = await entries.get(id);
      const entry = parseEntry(stored);
      const changes = entry && compute(entry);
      // With the fields that a newer version may have stored.
      if (changes !== null) await entries.put({ ...stored, ...changes });
    }
  });
}

/** Marks articles as deleted (milliseconds since 1970), or takes them back (null). Their data stays. */
export async function markDeleted(ids: readonly number[], deletedAt: number | null): Promise<void> {
  await change(async (transaction) => {
    const entries = transaction.objectStore('entries');
    for (const id of ids) {
      const entry = await entries.get(id);
      if (entry === undefined) continue;
      const { deletedAt: before = null, ...kept } = entry;
      if (before === deletedAt) continue;
      await entries.put(deletedAt === null ? kept : { ...kept, deletedAt });
    }
  });
}

/** Removes articles with all their data. */
export async function removeFromList(ids: readonly IDBValidKey[]): Promise<void> {
  await change(async (transaction) => {
    for (const id of ids) await removeFrom(transaction, id);
  });
}

/** Removes what was deleted before a time. */
export async function removeDeleted(before: number): Promise<void> {
  const old = (await readList()).filter(({ deletedAt = Infinity }) => deletedAt < before);
  if (old.length > 0) await removeFromList(old.map(({ id }) => id));
}

/** Notes how far the user has read the article at an address, if it is kept; null: the user is at its start. */
export async function noteProgress(url: string, progress: ReadingProgress | null): Promise<void> {
  if (!(await isThere())) return;
  await change(async (transaction) => {
    const entries = transaction.objectStore('entries');
    const entry = await entries.index('url').get(plainAddress(url));
    if (entry === undefined) return;
    const before = progressIn(entry);
    if (progress === null && before === null) return;
    const now = progress ?? { fraction: 0, time: Date.now(), isFinished: false };
    await entries.put({ ...entry, progress: { ...now, isFinished: now.isFinished || before?.isFinished === true } });
  });
}

/** All fragments of a page have the same article. */
export function plainAddress(url: string): string {
  return url.replace(/#.*/s, '');
}

/** The picture that stands for an article: the one that the page names, else the first that is no icon. */
function leadOf({ leadImage }: Article, pictures: ReadonlyMap<string, string>): string | null {
  if (leadImage !== null && pictures.has(leadImage)) return leadImage;
  return [...pictures].find(([, data]) => data.length >= MIN_LEAD)?.[0] ?? null;
}

/** The same for an article that an earlier version kept. */
async function leadOfEarlier(transaction: Reading, id: number): Promise<string | null> {
  const pictures = transaction.objectStore('pictures');
  const record = await transaction.objectStore('articles').get(id);
  const named = parseArticle(record?.['article'])?.leadImage ?? null;
  const lead = named === null ? null : textIn(await pictures.get([id, named]), 'data');
  if (lead !== null) return lead;
  for await (const { value } of pictures.iterate(picturesOf(id))) {
    const data = textIn(value, 'data');
    if (data !== null && data.length >= MIN_LEAD) return data;
  }
  return null;
}

/** A field of a record that is a text; null where it is none. */
function textIn(record: Readonly<Record<string, unknown>> | undefined, name: string): string | null {
  const value = record?.[name];
  return typeof value === 'string' ? value : null;
}
