import { beforeEach, describe, expect, it } from 'vitest';
import { testArticle } from '../../reader/testing/test-article.ts';
import OLD from './past-formats/reading-list-1.json' with { type: 'json' };
import {
  changeEntries,
  exportRaw,
  keepInList,
  markDeleted,
  noteProgress,
  readCopy,
  readEntries,
  readKept,
  readKeptPicture,
  readKeptText,
  readLead,
  readList,
  removeDeleted,
  removeFromList,
  UnreadableArticle,
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

  it('has a copy to compare, unless the user chose its text, it was deleted, or it is very long', async () => {
    expect(await readCopy(BOAT.url)).toBeNull();
    const [boat] = await keepBoth();
    const [{ keptAt } = { keptAt: 0 }] = (await readList()).filter(({ id }) => id === boat);
    expect(await readCopy('https://a.example/boat#mast')).toEqual({ article: BOAT, keptAt });
    expect(await readCopy('https://a.example/other')).toBeNull();
    await markDeleted([boat], 1);
    expect(await readCopy(BOAT.url)).toBeNull();
    await keepInList({ ...KEPT_MILL, isChosen: true });
    expect(await readCopy(MILL.url)).toBeNull();
    await keepInList({ ...KEPT_MILL, article: { ...MILL, content: `<p>${'grain '.repeat(300_000)}</p>` } });
    expect(await readCopy(MILL.url)).toBeNull();
    await keepInList(KEPT_MILL);
    expect(await readCopy(MILL.url)).toMatchObject({ article: MILL });
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

/** Values as a damaged disk, a newer version or another program may leave them under an entry's key. */
const DAMAGED: readonly object[] = [
  { id: 901, url: 'https://a.example/bare' },
  Object.assign(['a', 'foreign', 'array'], { id: 902 }),
  { id: 903, ...wholeEntry(), title: null, url: 'https://a.example/903' },
  { id: 904, ...wholeEntry(), keptAt: 1e300, url: 'https://a.example/904' },
  { id: 905, ...wholeEntry(), minutes: 'ten', url: ['https://a.example/905'] },
  { id: 'a text', ...wholeEntry(), url: 'https://a.example/906' },
];

function wholeEntry() {
  return {
    ...{ title: 'A barn', byline: null, siteName: null, lang: 'en', dir: 'ltr', minutes: 1, wordCount: 200 },
    ...{ keptAt: 5, pictures: 0, lead: null },
  };
}

async function put(store: string, ...values: readonly object[]): Promise<void> {
  const database = await settled(indexedDB.open(NAME));
  const transaction = database.transaction(store, 'readwrite');
  for (const value of values) transaction.objectStore(store).put(value);
  await new Promise((resolve) => {
    transaction.oncomplete = resolve;
  });
  database.close();
}

describe('damaged entries', () => {
  beforeEach(async () => {
    await keepBoth();
    await put('entries', ...DAMAGED);
  });

  it('harm only themselves, can be exported as they are, and are deleted when asked', async () => {
    const { entries, unreadable } = await readEntries();
    expect(entries.map(({ title }) => title).sort()).toEqual(['A boat', 'A mill']);
    expect(unreadable).toHaveLength(DAMAGED.length);
    const raw = JSON.parse(await exportRaw(unreadable)) as { entry: unknown }[];
    expect(raw[0]).toEqual({ entry: DAMAGED[0], pictures: [] });
    await removeDeleted(Date.now());
    await changeEntries([901, 902], () => ({ tags: ['a'] }));
    await noteProgress('https://a.example/bare', { fraction: 0.4, time: 5, isFinished: false });
    expect((await readEntries()).unreadable).toHaveLength(DAMAGED.length);
    await removeFromList(unreadable);
    expect((await readEntries()).unreadable).toEqual([]);
    expect(await titles()).toEqual(['A boat', 'A mill']);
  });

  it('are replaced when the page is kept again', async () => {
    await keepInList({ ...KEPT_MILL, article: { ...MILL, url: 'https://a.example/bare' } });
    expect((await readEntries()).unreadable).toHaveLength(DAMAGED.length - 1);
    expect(await titles()).toEqual(['A boat', 'A mill', 'A mill']);
  });

  it('lose only the fields that an entry need not have', async () => {
    const whole = { id: 950, ...wholeEntry(), url: 'https://a.example/barn' };
    await put('entries', {
      ...whole,
      tags: 'wood',
      progress: { fraction: 'half' },
      deletedAt: 'today',
      charCount: NaN,
    });
    expect((await readList()).find(({ id }) => id === 950)).toEqual(whole);
  });

  it('do not stop a search of the others, nor do damaged texts and pictures', async () => {
    const boat = await idOf('A boat');
    await put('texts', { id: boat, text: { a: 1 } });
    await put('pictures', { id: boat, address: PICTURE, data: 7 });
    expect(await readKeptText(boat)).toBe('');
    expect(await readKeptPicture(boat, PICTURE)).toBeNull();
    const found: number[][] = [];
    const { signal } = new AbortController();
    await makeSearch().find('grain', await readList(), (ids) => found.push([...ids]), signal);
    expect(found.at(-1)).toEqual([await idOf('A mill')]);
  });

  it.each([
    ['none', undefined],
    ['no object', 'A boat'],
    ['one without its content', { ...BOAT, content: null }],
    ['one with another length', { ...BOAT, wordCount: 'many' }],
  ])('say that the article cannot be read: %s', async (_, article) => {
    const id = await idOf('A boat');
    await put('articles', { id, article });
    await expect(readKept(id)).rejects.toThrow(UnreadableArticle);
    expect(await readKept(await idOf('A mill'))).toEqual(MILL);
  });

  it('of an article lose only what is damaged in further pages, posts and comments', async () => {
    const id = await idOf('A boat');
    const page = { number: 2, url: 'https://a.example/boat/2', content: '<p>Two</p>', wordCount: 1 };
    const comments = { content: '<p>Yes</p>', wordCount: 1, count: 1 };
    await put('articles', {
      id,
      article: {
        ...BOAT,
        further: [page, null, { ...page, content: 3 }],
        thread: [{ id: 5 }],
        comments: { ...comments, count: 'x' },
      },
    });
    expect(await readKept(id)).toEqual({ ...BOAT, further: [page], comments: { ...comments, count: null } });
  });
});

describe('a list of a newer version', () => {
  it('keeps the fields that this version does not know', async () => {
    await keepInList(KEPT_BOAT);
    const [entry] = await readList();
    await put('entries', { ...entry, shelf: 'later' });
    await changeEntries([entry!.id], () => ({ tags: ['water'] }));
    await noteProgress(BOAT.url, { fraction: 0.4, time: 5, isFinished: false });
    const raw = JSON.parse(await exportRaw([entry!.id])) as { entry: unknown }[];
    expect(raw[0]?.entry).toMatchObject({ shelf: 'later', tags: ['water'], progress: { fraction: 0.4 } });
  });

  it('is not opened, and says so', async () => {
    const database = await settled(indexedDB.open(NAME, 99));
    database.close();
    await expect(readList()).rejects.toThrow('newer Winnow');
    await expect(keepInList(KEPT_BOAT)).rejects.toThrow('newer Winnow');
    expect((await indexedDB.databases()).find(({ name }) => name === NAME)?.version).toBe(99);
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
    transaction.objectStore('entries').add(OLD.entry);
    transaction.objectStore('articles').add({ id: 7, article: OLD.article, text: OLD.text });
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
    expect(entry).toEqual(OLD.entry);
    expect(await readKept(7)).toEqual(OLD.article);
    expect(await readKeptText(7)).toBe('Oars and a rudder');
    expect((await readLead(entry!))?.length).toBeGreaterThan(4000);
    await noteProgress(BOAT.url, { fraction: 0.5, time: 9, isFinished: false });
    expect((await readList())[0]).toEqual({ ...OLD.entry, progress: { fraction: 0.5, time: 9, isFinished: false } });
    const ids: number[][] = [];
    const { signal } = new AbortController();
    await makeSearch().find('rudder', await readList(), (found) => ids.push([...found]), signal);
    expect(ids.at(-1)).toEqual([7]);
  });
});
