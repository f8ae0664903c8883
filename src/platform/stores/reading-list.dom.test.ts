import { beforeEach, describe, expect, it } from 'vitest';
import { testArticle } from '../../reader/testing/test-article.ts';
import {
  keepInList,
  readKept,
  readKeptPicture,
  readList,
  removeFromList,
  restoreToList,
  searchList,
} from './reading-list.ts';

const NAME = 'winnow-reading-list';
const PICTURE = 'https://a.example/boat.png';
const BOAT = testArticle({ title: 'A boat', url: 'https://a.example/boat#top', byline: 'Zoë Marsh' });
const MILL = testArticle({ title: 'A mill', url: 'https://a.example/mill', siteName: 'The Mill' });

beforeEach(
  () =>
    new Promise<void>((resolve, reject) => {
      const request = indexedDB.deleteDatabase(NAME);
      request.onsuccess = () => {
        resolve();
      };
      request.onerror = () => {
        reject(new Error('not deleted'));
      };
    }),
);

const keepBoth = async (): Promise<readonly [number, number]> => {
  await keepInList({ article: BOAT, text: 'Oars and a rudder', pictures: new Map([[PICTURE, 'data:image/png,x']]) });
  await keepInList({ article: MILL, text: 'Grain', pictures: new Map() });
  const list = await readList();
  const id = (title: string): number => list.find((entry) => entry.title === title)!.id;
  return [id('A boat'), id('A mill')];
};

describe('the reading list', () => {
  it('is empty at first', async () => {
    expect(await readList()).toEqual([]);
    expect(await readKept(1)).toBeNull();
    expect(await removeFromList(1)).toBeNull();
    expect(await searchList('x')).toEqual(new Set());
  });

  it('has the kept articles with their pictures', async () => {
    const [boat, mill] = await keepBoth();
    expect((await readList()).map(({ id, title, pictures }) => [id, title, pictures]).sort()).toEqual([
      [boat, 'A boat', 1],
      [mill, 'A mill', 0],
    ]);
    expect(await readKept(boat)).toEqual(BOAT);
    expect(await readKeptPicture(boat, PICTURE)).toBe('data:image/png,x');
    expect(await readKeptPicture(mill, PICTURE)).toBeNull();
  });

  it('has one copy of each page, the latest', async () => {
    const [boat] = await keepBoth();
    await keepInList({
      article: { ...BOAT, title: 'A new boat', url: 'https://a.example/boat' },
      text: '',
      pictures: new Map(),
    });
    expect((await readList()).map(({ title }) => title)).toEqual(['A new boat', 'A mill']);
    expect(await readKept(boat)).toBeNull();
    expect(await readKeptPicture(boat, PICTURE)).toBeNull();
  });

  it('finds words of title, author, site and text, in any order and without accents', async () => {
    const [boat, mill] = await keepBoth();
    expect(await searchList('rudder BOAT')).toEqual(new Set([boat]));
    expect(await searchList('zoe')).toEqual(new Set([boat]));
    expect(await searchList('the mill')).toEqual(new Set([mill]));
    expect(await searchList('grain rudder')).toEqual(new Set());
    expect(await searchList(' a ')).toEqual(new Set([boat, mill]));
  });

  it('gives back what was removed', async () => {
    const [boat] = await keepBoth();
    const removed = await removeFromList(boat);
    expect((await readList()).map(({ title }) => title)).toEqual(['A mill']);
    expect(await readKeptPicture(boat, PICTURE)).toBeNull();
    await restoreToList(removed!);
    expect(await readKept(boat)).toEqual(BOAT);
    expect(await readKeptPicture(boat, PICTURE)).toBe('data:image/png,x');
    expect(await readList()).toHaveLength(2);
  });

  it('changes nothing where something cannot be stored', async () => {
    await keepBoth();
    const notStored = { ...BOAT, title: 'Other', excerpt: (() => '') as unknown as string };
    await expect(keepInList({ article: notStored, text: '', pictures: new Map() })).rejects.toThrow();
    expect((await readList()).map(({ title }) => title).sort()).toEqual(['A boat', 'A mill']);
  });
});
