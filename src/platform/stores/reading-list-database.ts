import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB, unwrap } from 'idb';

const NAME = 'winnow-reading-list';
/** 1: the texts were in the records of the articles, so that a search had to read the articles, too. */
const VERSION = 2;
/** In place of the address of a picture: the small form of the lead picture. No picture of a page has this address. */
export const SMALL = 'small';
const STORES = ['entries', 'articles', 'texts', 'pictures'] as const;

/** What a read can find: anything that has a key, because a record may be damaged or of a newer version. */
type Stored = Readonly<Record<string, unknown>>;

/** `texts` has what is searched, beside the entries. */
type Schema = DBSchema & {
  entries: { key: IDBValidKey; value: Stored; indexes: { url: string } };
  articles: { key: IDBValidKey; value: Stored };
  texts: { key: IDBValidKey; value: Stored };
  pictures: { key: IDBValidKey; value: Stored };
};

type Database = IDBPDatabase<Schema>;
type Transaction<Mode extends 'readonly' | 'readwrite'> = IDBPTransaction<Schema, typeof STORES, Mode>;
export type Reading = Transaction<'readonly'>;
export type Writing = Transaction<'readwrite'>;

/** All pictures of one article: an array is greater than every string. */
export function picturesOf(id: IDBValidKey): IDBKeyRange {
  return IDBKeyRange.bound([id, ''], [id, []]);
}

/** Removes an article with all its data. */
export async function removeFrom(transaction: Writing, id: IDBValidKey): Promise<void> {
  await Promise.all([
    transaction.objectStore('entries').delete(id),
    transaction.objectStore('articles').delete(id),
    transaction.objectStore('texts').delete(id),
    transaction.objectStore('pictures').delete(picturesOf(id)),
  ]);
}

/** True if anything was ever kept. Asking does not make the database. */
export async function isThere(): Promise<boolean> {
  return (await indexedDB.databases()).some(({ name }) => name === NAME);
}

/** Runs the work in one transaction that only reads. */
export function read<T>(work: (transaction: Reading) => Promise<T>): Promise<T> {
  return withDatabase((database) => work(database.transaction(STORES, 'readonly')));
}

/** Runs the work in one transaction. Everything is stored, or nothing if the work or the storage fails. */
export function change<T>(work: (transaction: Writing) => Promise<T>): Promise<T> {
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

/** The connection that all work of this view shares while there is some. */
const shared = { opening: null as Promise<Database> | null, works: 0 };

/** Opens the database for some work, and closes it after that, so that no view keeps it from being deleted. */
async function withDatabase<T>(work: (database: Database) => Promise<T>): Promise<T> {
  shared.works++;
  shared.opening ??= open();
  const { opening } = shared;
  try {
    return await work(await opening);
  } finally {
    shared.works--;
    if (shared.works === 0) {
      shared.opening = null;
      // It rejects if the database could not be opened; then there is nothing to close.
      opening.then(
        (database) => {
          database.close();
        },
        () => undefined,
      );
    }
  }
}

async function open(): Promise<Database> {
  try {
    return await openNow();
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === 'VersionError')
      throw new Error('The reading list is that of a newer Winnow. Update this one to use it.', { cause });
    throw cause;
  }
}

function openNow(): Promise<Database> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(opened, from, _, transaction) {
      opened.createObjectStore('texts', { keyPath: 'id' });
      if (from === 1) {
        moveTexts(unwrap(transaction));
        return;
      }
      opened.createObjectStore('entries', { keyPath: 'id', autoIncrement: true }).createIndex('url', 'url', {
        unique: true,
      });
      opened.createObjectStore('articles', { keyPath: 'id' });
      opened.createObjectStore('pictures', { keyPath: ['id', 'address'] });
    },
  });
}

/** Moves the texts out of the articles of version 1, one after another, as all together may not fit into memory. */
function moveTexts(transaction: IDBTransaction): void {
  const texts = transaction.objectStore('texts');
  const asked = transaction.objectStore('articles').openCursor();
  asked.onsuccess = () => {
    const cursor = asked.result;
    if (cursor === null) return;
    const { text, ...rest } = cursor.value as Stored;
    const { id } = rest;
    texts.put({ id, text });
    cursor.update(rest);
    cursor.continue();
  };
}
