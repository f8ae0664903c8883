import type { Article } from '../../article/article.ts';
import type { TextLength } from '../../article/text-length.ts';

const NAME = 'winnow-reading-list';
const VERSION = 1;
type Store = 'entries' | 'articles' | 'pictures';
const STORES: readonly Store[] = ['entries', 'articles', 'pictures'];

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

/**
 * Keeps an article on this machine, in place of an earlier copy of the same page. Rejects with a QuotaExceededError if
 * there is no room; nothing is changed then.
 */
export async function keepInList({ article, text, pictures }: Omit<KeptArticle, 'entry'>): Promise<void> {
  const url = article.url.replace(/#.*$/s, '');
  const { title, byline, siteName, lang, dir, minutes, wordCount, charCount } = article;
  await change(async (stores) => {
    const earlier = (await done(stores.entries.index('url').getKey(url))) as number | undefined;
    if (earlier !== undefined) removeFrom(stores, earlier);
    const entry: Omit<KeptEntry, 'id'> = {
      ...{ title, byline, siteName, url, lang, dir, minutes, wordCount },
      ...(charCount !== undefined && { charCount }),
      keptAt: Date.now(),
      pictures: pictures.size,
    };
    const id = (await done(stores.entries.add(entry))) as number;
    addTo(stores, { id, article, text }, pictures);
  });
}

/** Puts a removed article back. */
export async function restoreToList({ entry, article, text, pictures }: KeptArticle): Promise<void> {
  await change((stores) => {
    stores.entries.put(entry);
    addTo(stores, { id: entry.id, article, text }, pictures);
  });
}

/** Everything that is kept, the latest first. */
export async function readList(): Promise<KeptEntry[]> {
  const entries = await read((stores) => done<KeptEntry[]>(stores.entries.getAll()));
  return entries.sort((a, b) => b.keptAt - a.keptAt);
}

/** The ids of the articles whose title, author, site or text contain every word of the query. */
export async function searchList(query: string): Promise<ReadonlySet<number>> {
  const words = plain(query).split(/\s+/).filter(Boolean);
  return read(async (stores) => {
    const found = new Set<number>();
    const request = stores.articles.openCursor();
    for (let cursor = await done(request); cursor !== null; cursor = await done(request)) {
      const { id, article, text } = cursor.value as ArticleRecord;
      const { title, byline, siteName, url } = article;
      const searched = plain([title, byline, siteName, url, text].join(' '));
      if (words.every((word) => searched.includes(word))) found.add(id);
      cursor.continue();
    }
    return found;
  });
}

/** A kept article without its pictures; null if it is not in the list. */
export async function readKept(id: number): Promise<Article | null> {
  const record = await read((stores) => done<ArticleRecord | undefined>(stores.articles.get(id)));
  return record?.article ?? null;
}

/** A picture of a kept article as a `data:` address; null if it is not kept. */
export async function readKeptPicture(id: number, address: string): Promise<string | null> {
  const record = await read((stores) => done<PictureRecord | undefined>(stores.pictures.get([id, address])));
  return record?.data ?? null;
}

/** Removes an article and returns it; null if it is not in the list. */
export async function removeFromList(id: number): Promise<KeptArticle | null> {
  return change(async (stores) => {
    const entry = await done<KeptEntry | undefined>(stores.entries.get(id));
    const record = await done<ArticleRecord | undefined>(stores.articles.get(id));
    const pictures = await done<PictureRecord[]>(stores.pictures.getAll(picturesOf(id)));
    removeFrom(stores, id);
    if (entry === undefined || record === undefined) return null;
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

type Stores = Readonly<Record<Store, IDBObjectStore>>;

function addTo(stores: Stores, record: ArticleRecord, pictures: ReadonlyMap<string, string>): void {
  stores.articles.put(record);
  for (const [address, data] of pictures) stores.pictures.put({ id: record.id, address, data } satisfies PictureRecord);
}

function removeFrom(stores: Stores, id: number): void {
  stores.entries.delete(id);
  stores.articles.delete(id);
  stores.pictures.delete(picturesOf(id));
}

/** All pictures of one article: an array is greater than every string. */
function picturesOf(id: number): IDBKeyRange {
  return IDBKeyRange.bound([id, ''], [id, []]);
}

function read<T>(work: (stores: Stores) => Promise<T>): Promise<T> {
  return inTransaction('readonly', work);
}

function change<T>(work: (stores: Stores) => Promise<T> | T): Promise<T> {
  return inTransaction('readwrite', work);
}

/** Runs the work in one transaction. Everything is stored, or nothing if the work or the storage fails. */
async function inTransaction<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T> | T): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(STORES, mode);
    const completed = new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => {
        resolve();
      };
      transaction.onabort = () => {
        reject(errorOf(transaction.error));
      };
    });
    const stores = Object.fromEntries(STORES.map((name) => [name, transaction.objectStore(name)])) as Stores;
    const worked = (async () => work(stores))().catch((thrown: unknown) => {
      // A failed request has aborted the transaction already.
      if (transaction.error === null) transaction.abort();
      throw thrown;
    });
    const [result] = await Promise.all([worked, completed]);
    return result;
  } finally {
    database.close();
  }
}

function open(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, VERSION);
  request.onupgradeneeded = () => {
    const { result } = request;
    result
      .createObjectStore('entries', { keyPath: 'id', autoIncrement: true })
      .createIndex('url', 'url', { unique: true });
    result.createObjectStore('articles', { keyPath: 'id' });
    result.createObjectStore('pictures', { keyPath: ['id', 'address'] });
  };
  return done(request);
}

/** The result of a request, which rejects with its error. */
function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(errorOf(request.error));
    };
  });
}

function errorOf(error: DOMException | null): Error {
  return error ?? new DOMException('The storage was closed.', 'AbortError');
}
