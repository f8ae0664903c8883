import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { Article } from '../../article/article.ts';
import type { TextLength } from '../../article/text-length.ts';

const NAME = 'winnow-reading-list';
const VERSION = 1;
const STORES = ['entries', 'articles', 'pictures'] as const;

/** What the list shows of a kept article. Its strings come from the page and are untrusted. */
export type KeptEntry = TextLength &
  Pick<Article, 'title' | 'byline' | 'siteName' | 'url' | 'lang' | 'dir' | 'minutes'> & {
    readonly id: number;
    /** When it was kept, in milliseconds since 1970. */
    readonly keptAt: number;
    /** Number of its pictures that are kept. */
    readonly pictures: number;
  };

/** A whole kept article. */
export type KeptArticle = {
  readonly entry: KeptEntry;
  readonly article: Article;
  /** The text that is searched. */
  readonly text: string;
  /** `data:` addresses by the address in the article. */
  readonly pictures: ReadonlyMap<string, string>;
};

type ArticleRecord = { readonly id: number; readonly article: Article; readonly text: string };
type PictureRecord = { readonly id: number; readonly address: string; readonly data: string };

/** The database gives an entry its id. */
type StoredEntry = Omit<KeptEntry, 'id'> & { readonly id?: number };

type Schema = DBSchema & {
  entries: { key: number; value: StoredEntry; indexes: { url: string } };
  articles: { key: number; value: ArticleRecord };
  pictures: { key: [number, string]; value: PictureRecord };
};

type Database = IDBPDatabase<Schema>;
type Transaction<Mode extends 'readonly' | 'readwrite'> = IDBPTransaction<Schema, typeof STORES, Mode>;

/**
 * Keeps an article on this machine, in place of an earlier copy of the same page. Rejects with a QuotaExceededError if
 * there is no room; nothing is changed then.
 */
export async function keepInList({ article, text, pictures }: Omit<KeptArticle, 'entry'>): Promise<void> {
  const url = article.url.replace(/#.*/s, '');
  const { title, byline, siteName, lang, dir, minutes, wordCount, charCount } = article;
  await change(async (transaction) => {
    const entries = transaction.objectStore('entries');
    const earlier = await entries.index('url').getKey(url);
    if (earlier !== undefined) await removeFrom(transaction, earlier);
    const id = await entries.add({
      ...{ title, byline, siteName, url, lang, dir, minutes, wordCount },
      ...(charCount !== undefined && { charCount }),
      keptAt: Date.now(),
      pictures: pictures.size,
    });
    await addTo(transaction, { id, article, text }, pictures);
  });
}

/** Puts a removed article back. */
export async function restoreToList({ entry, article, text, pictures }: KeptArticle): Promise<void> {
  await change(async (transaction) => {
    await transaction.objectStore('entries').put(entry);
    await addTo(transaction, { id: entry.id, article, text }, pictures);
  });
}

/** Everything that is kept, the latest first. */
export async function readList(): Promise<KeptEntry[]> {
  const entries = await read((transaction) => transaction.objectStore('entries').getAll());
  return entries.filter(hasId).sort((a, b) => b.keptAt - a.keptAt);
}

/** The ids of the articles whose title, author, site or text contain every word of the query. */
export async function searchList(query: string): Promise<ReadonlySet<number>> {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return read(async (transaction) => {
    const found = new Set<number>();
    // One article after another, as all of them together may not fit into memory.
    for await (const { value } of transaction.objectStore('articles')) {
      const { title, byline, siteName, url } = value.article;
      const searched = plain([title, byline, siteName, url, value.text].join(' '));
      if (words.every((word) => searched.includes(word))) found.add(value.id);
    }
    return found;
  });
}

/** A kept article without its pictures; null if it is not in the list. */
export async function readKept(id: number): Promise<Article | null> {
  const record = await read((transaction) => transaction.objectStore('articles').get(id));
  return record?.article ?? null;
}

/** A picture of a kept article as a `data:` address; null if it is not kept. */
export async function readKeptPicture(id: number, address: string): Promise<string | null> {
  const record = await read((transaction) => transaction.objectStore('pictures').get([id, address]));
  return record?.data ?? null;
}

/** Removes an article and returns it; null if it is not in the list. */
export async function removeFromList(id: number): Promise<KeptArticle | null> {
  return change(async (transaction) => {
    const entry = await transaction.objectStore('entries').get(id);
    const record = await transaction.objectStore('articles').get(id);
    const pictures = await transaction.objectStore('pictures').getAll(picturesOf(id));
    await removeFrom(transaction, id);
    if (entry === undefined || record === undefined || !hasId(entry)) return null;
    const { article, text } = record;
    return { entry, article, text, pictures: new Map(pictures.map(({ address, data }) => [address, data])) };
  });
}

/** Lower case without accents, so that a query need not have them. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

function hasId(entry: StoredEntry): entry is KeptEntry {
  return entry.id !== undefined;
}

async function addTo(
  transaction: Transaction<'readwrite'>,
  record: ArticleRecord,
  pictures: ReadonlyMap<string, string>,
): Promise<void> {
  const kept = [...pictures].map(([address, data]) => ({ id: record.id, address, data }));
  await Promise.all([
    transaction.objectStore('articles').put(record),
    ...kept.map((picture) => transaction.objectStore('pictures').put(picture)),
  ]);
}

async function removeFrom(transaction: Transaction<'readwrite'>, id: number): Promise<void> {
  await Promise.all([
    transaction.objectStore('entries').delete(id),
    transaction.objectStore('articles').delete(id),
    transaction.objectStore('pictures').delete(picturesOf(id)),
  ]);
}

/** All pictures of one article: an array is greater than every string. */
function picturesOf(id: number): IDBKeyRange {
  return IDBKeyRange.bound([id, ''], [id, []]);
}

function read<T>(work: (transaction: Transaction<'readonly'>) => Promise<T>): Promise<T> {
  return withDatabase((database) => work(database.transaction(STORES, 'readonly')));
}

/** Runs the work in one transaction. Everything is stored, or nothing if the work or the storage fails. */
function change<T>(work: (transaction: Transaction<'readwrite'>) => Promise<T>): Promise<T> {
  return withDatabase(async (database) => {
    const transaction = database.transaction(STORES, 'readwrite');
    // Waited for below; without a handler, a failure of the work would count as unhandled here.
    const completed = transaction.done.catch((cause: unknown) => cause);
    try {
      const result = await work(transaction);
      const failure = await completed;
      if (failure !== undefined) throw failure;
      return result;
    } catch (cause) {
      // A failed request has aborted the transaction already.
      if (transaction.error === null) transaction.abort();
      throw transaction.error ?? cause;
    }
  });
}

/** Opens the database for some work, so that no view keeps it from being deleted. */
async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDB<Schema>(NAME, VERSION, {
    upgrade(opened) {
      opened.createObjectStore('entries', { keyPath: 'id', autoIncrement: true }).createIndex('url', 'url', {
        unique: true,
      });
      opened.createObjectStore('articles', { keyPath: 'id' });
      opened.createObjectStore('pictures', { keyPath: ['id', 'address'] });
    },
  });
  try {
    return await work(database);
  } finally {
    database.close();
  }
}
