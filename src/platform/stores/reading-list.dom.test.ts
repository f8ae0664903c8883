import { beforeEach, describe, expect, it } from 'vitest';
import { testArticle } from '../../reader/testing/test-article.ts';
import type { KeptEntry } from './kept-entry.ts';
import {
  changeEntries,
  keepInList,
  markDeleted,
  noteProgress,
  readKept,
  readKeptPicture,
  readKeptText,
  readLead,
  readList,
  removeDeleted,
  removeFromList,
} from './reading-list.ts';
import { makeSearch } from './reading-list-search.ts';

const NAME = 'winnow-reading-list';
const PICTURE = 'https://a.example/boat.png';
const BOAT = testArticle({ title: 'A boat', url: 'https://a.example/boat#top', byline: 'Zoë Marsh' });
const MILL = testArticle({ title: 'A mill', url: 'https://a.example/mill', siteName: 'The Mill' });
const KEPT_BOAT = {
  ...{ article: BOAT, text: 'Oars and a rudder', progress: null },
  pictures: new Map([[PICTURE, 'data:image/png,x']]),
};
const KEPT_MILL = { article: MILL, text: 'Grain and crème', pictures: new Map(), progress: null };

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => {
      resolve(request.result);
    };
    request.onerror = () => {
      reject(new Error('refused', { cause: request.error }));
    };
  });
}

beforeEach(async () => {
  await settled(indexedDB.deleteDatabase(NAME));
});

const idOf = async (title: string): Promise<number> => (await readList()).find((one) => one.title === title)!.id;
const titles = async (): Promise<readonly string[]> =>
  (await readList())
    .filter(({ deletedAt }) => deletedAt === undefined)
    .map(({ title }) => title)
    .sort();

const keepBoth = async (): Promise<readonly [number, number]> => {
  await keepInList(KEPT_BOAT);
  await keepInList(KEPT_MILL);
  return [await idOf('A boat'), await idOf('A mill')];
};

describe('the reading list', () => {
  it('is empty at first', async () => {
    expect(await readList()).toEqual([]);
    expect(await readKept(1)).toBeNull();
    await removeFromList([1]);
    await markDeleted([1], 1);
    await changeEntries([1], () => ({ tags: ['a'] }));
    expect(await readList()).toEqual([]);
  });

  it('has the kept articles with their pictures', async () => {
    const [boat, mill] = await keepBoth();
    expect((await readList()).map(({ id, title, pictures }) => [id, title, pictures]).sort()).toEqual([
      [boat, 'A boat', 1],
      [mill, 'A mill', 0],
    ]);
    expect(await readKept(boat)).toEqual(BOAT);
    expect(await readKeptText(boat)).toBe('Oars and a rudder');
    expect(await readKeptPicture(boat, PICTURE)).toBe('data:image/png,x');
    expect(await readKeptPicture(mill, PICTURE)).toBeNull();
  });

  it('has one copy of each page, the latest, with the tags and the progress of the earlier one', async () => {
    const [boat] = await keepBoth();
    await changeEntries([boat], () => ({ tags: ['water'] }));
    await noteProgress(BOAT.url, { fraction: 0.4, time: 5, isFinished: false });
    const again = { ...BOAT, title: 'A new boat', url: 'https://a.example/boat' };
    await keepInList({ article: again, text: '', pictures: new Map(), progress: null });
    const [first, second] = await readList();
    expect([first?.title, second?.title]).toEqual(['A new boat', 'A mill']);
    expect(first).toMatchObject({ tags: ['water'], progress: { fraction: 0.4 } });
    expect(await readKept(boat)).toBeNull();
    expect(await readKeptPicture(boat, PICTURE)).toBeNull();
  });

  it('shows the picture that the page names, else the first that is no icon', async () => {
    const photo = `data:image/png,${'x'.repeat(4000)}`;
    const pictures = new Map([
      ['https://a.example/dot', 'data:image/png,x'],
      ['https://a.example/photo', photo],
    ]);
    await keepInList({ ...KEPT_BOAT, pictures });
    await keepInList({ ...KEPT_MILL, article: { ...MILL, leadImage: 'https://a.example/dot' }, pictures });
    const byTitle = new Map((await readList()).map((entry) => [entry.title, entry]));
    expect(await readLead(byTitle.get('A boat')!)).toBe(photo);
    expect(await readLead(byTitle.get('A mill')!)).toBe('data:image/png,x');
  });

  it('deletes at once for the views, gives back what was deleted, and removes it for good', async () => {
    const [boat, mill] = await keepBoth();
    await markDeleted([boat, mill], 100);
    expect(await titles()).toEqual([]);
    expect(await readKept(boat)).toBeNull();
    await markDeleted([boat], null);
    expect(await titles()).toEqual(['A boat']);
    expect(await readKept(boat)).toEqual(BOAT);
    expect(await readKeptPicture(boat, PICTURE)).toBe('data:image/png,x');
    await removeDeleted(100);
    expect(await readList()).toHaveLength(2);
    await removeDeleted(101);
    expect(await titles()).toEqual(['A boat']);
    expect(await readList()).toHaveLength(1);
    expect(await readKeptText(mill)).toBe('');
  });

  it('notes how far the user is; finished stays until the user says otherwise', async () => {
    const [boat, mill] = await keepBoth();
    const progress = async (id: number) => (await readList()).find((one) => one.id === id)?.progress;
    await noteProgress(BOAT.url, null);
    expect(await progress(boat)).toBeUndefined();
    await noteProgress(`${BOAT.url}x`, { fraction: 0.25, time: 1, isFinished: false });
    expect(await progress(boat)).toEqual({ fraction: 0.25, time: 1, isFinished: false });
    await noteProgress(BOAT.url, { fraction: 1, time: 2, isFinished: true });
    await noteProgress(BOAT.url, { fraction: 0.5, time: 3, isFinished: false });
    expect(await progress(boat)).toEqual({ fraction: 0.5, time: 3, isFinished: true });
    await noteProgress(BOAT.url, null);
    expect(await progress(boat)).toMatchObject({ fraction: 0, isFinished: true });
    expect(await progress(mill)).toBeUndefined();
  });

  it('is not made by reading an article that nobody kept', async () => {
    await noteProgress(BOAT.url, { fraction: 0.25, time: 1, isFinished: false });
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(NAME);
  });

  it('changes nothing where something cannot be stored', async () => {
    const [boat, mill] = await keepBoth();
    const notStored = { ...BOAT, title: 'Other', excerpt: (() => '') as unknown as string };
    await expect(keepInList({ ...KEPT_BOAT, article: notStored })).rejects.toThrow();
    expect(await titles()).toEqual(['A boat', 'A mill']);
    const tags = (id: number) => (id === mill ? [(() => '') as unknown as string] : ['a']);
    await expect(changeEntries([boat, mill], ({ id }) => ({ tags: tags(id) }))).rejects.toThrow();
    expect((await readList()).map((one) => one.tags)).toEqual([undefined, undefined]);
  });
});

describe('the search', () => {
  const found = async (query: string, search = makeSearch()): Promise<readonly string[]> => {
    const entries = await readList();
    let last: ReadonlySet<number> = new Set();
    await search.find(query, entries, (ids) => (last = ids), new AbortController().signal);
    return entries.filter(({ id }) => last.has(id)).map(({ title }) => title);
  };

  it('finds words of title, author, site, tags and text, in any order and without accents', async () => {
    const [boat] = await keepBoth();
    await changeEntries([boat], () => ({ tags: ['Harbour'] }));
    expect(await found('rudder BOAT')).toEqual(['A boat']);
    expect(await found('zoe')).toEqual(['A boat']);
    expect(await found('harbour oars')).toEqual(['A boat']);
    expect(await found('the mill')).toEqual(['A mill']);
    expect(await found('Creme')).toEqual(['A mill']);
    expect(await found('grain rudder')).toEqual([]);
    expect(await found(' a ')).toHaveLength(2);
  });

  it('remembers texts, and reads those of articles that were kept since', async () => {
    const search = makeSearch();
    await keepInList(KEPT_BOAT);
    await search.prepare(await readList(), new AbortController().signal);
    expect(await found('and', search)).toEqual(['A boat']);
    await keepInList(KEPT_MILL);
    expect(await found('and', search)).toHaveLength(2);
    expect(await found('rudder', search)).toEqual(['A boat']);
  });

  it('gives titles first, then every text of many, whatever their ids', async () => {
    for (let at = 0; at < 130; at++)
      await keepInList({
        ...KEPT_MILL,
        article: { ...MILL, title: at % 60 === 0 ? 'Grain' : 'Mill', url: `https://a.example/${String(at)}` },
        text: at % 50 === 0 ? 'grain' : 'stone',
      });
    const sizes: [number, boolean][] = [];
    const { signal } = new AbortController();
    await makeSearch().find('grain', await readList(), (ids, isDone) => sizes.push([ids.size, isDone]), signal);
    expect(sizes[0]).toEqual([3, false]);
    expect(sizes.at(-1)).toEqual([5, true]);
  });

  it('stops when it is no longer wanted', async () => {
    await keepBoth();
    const stopping = new AbortController();
    const calls: boolean[] = [];
    const searching = makeSearch().find('rudder', await readList(), (_, isDone) => calls.push(isDone), stopping.signal);
    stopping.abort();
    await searching;
    expect(calls).toEqual([false]);
  });
});

describe('a list of the first version', () => {
  /** Entries and articles as version 1 stored them. */
  const OLD_ENTRY = {
    ...{ id: 7, title: 'A boat', byline: null, siteName: null, url: 'https://a.example/boat', lang: 'en', dir: 'ltr' },
    ...{ minutes: 1, wordCount: 200, keptAt: 5, pictures: 2 },
  } satisfies Omit<KeptEntry, 'dir'> & { dir: string };

  beforeEach(async () => {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => {
      const database = opening.result;
      database.createObjectStore('entries', { keyPath: 'id', autoIncrement: true }).createIndex('url', 'url', {
        unique: true,
      });
      database.createObjectStore('articles', { keyPath: 'id' });
      database.createObjectStore('pictures', { keyPath: ['id', 'address'] });
    };
    const database = await settled(opening);
    const transaction = database.transaction(['entries', 'articles', 'pictures'], 'readwrite');
    transaction.objectStore('entries').add(OLD_ENTRY);
    transaction.objectStore('articles').add({ id: 7, article: BOAT, text: 'Oars and a rudder' });
    const pictures = transaction.objectStore('pictures');
    pictures.add({ id: 7, address: 'https://a.example/dot', data: 'data:image/png,x' });
    pictures.add({ id: 7, address: PICTURE, data: `data:image/png,${'x'.repeat(4000)}` });
    await new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    database.close();
  });

  it('is read, searched, changed and shows its pictures', async () => {
    const [entry] = await readList();
    expect(entry).toEqual(OLD_ENTRY);
    expect(await readKept(7)).toEqual(BOAT);
    expect(await readKeptText(7)).toBe('Oars and a rudder');
    expect((await readLead(entry!))?.length).toBeGreaterThan(4000);
    await noteProgress(BOAT.url, { fraction: 0.5, time: 9, isFinished: false });
    expect((await readList())[0]).toEqual({ ...OLD_ENTRY, progress: { fraction: 0.5, time: 9, isFinished: false } });
    const ids: number[][] = [];
    const { signal } = new AbortController();
    await makeSearch().find('rudder', await readList(), (found) => ids.push([...found]), signal);
    expect(ids.at(-1)).toEqual([7]);
  });
});
