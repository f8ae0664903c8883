import { beforeEach, expect, it } from 'vitest';
import { testArticle } from '../../reader/testing/test-article.ts';
import { stateOf } from './entry-progress.ts';
import { keepInList, markDeleted, readList } from './reading-list.ts';
import { type AddressToSave, isAwaited, saveAddresses } from './saved-addresses.ts';

const BOAT = 'https://a.example/boat';
const address = (url: string, more: Partial<AddressToSave> = {}): AddressToSave => ({
  ...{ url, title: 'A boat', savedAt: 5000, tags: [], isFinished: false },
  ...more,
});

beforeEach(async () => {
  await new Promise((resolve) => {
    indexedDB.deleteDatabase('winnow-reading-list').onsuccess = resolve;
  });
});

it('adds addresses, which wait for their articles', async () => {
  expect(await isAwaited([BOAT])).toBe(false);
  const saved = await saveAddresses([
    address(`${BOAT}#top`, { tags: ['sea'] }),
    address('https://a.example/mill', { isFinished: true }),
  ]);
  expect(saved).toEqual({ added: 2, known: 0 });
  const [boat, mill] = (await readList()).toSorted((a, b) => (a.url < b.url ? -1 : 1));
  expect(boat).toMatchObject({ url: BOAT, title: 'A boat', keptAt: 5000, tags: ['sea'], isLater: true });
  expect([boat, mill].map((one) => one && stateOf(one))).toEqual(['later', 'finished']);
  expect(await isAwaited([`${BOAT}#end`])).toBe(true);
});

it('doubles nothing: an address that is there gets the tags, and a deleted one is back', async () => {
  await saveAddresses([address(BOAT, { tags: ['sea'] })]);
  const [entry] = await readList();
  await markDeleted([entry!.id], 9000);
  expect(await isAwaited([BOAT])).toBe(false);
  expect(await saveAddresses([address(BOAT, { title: 'Other', tags: ['wind'] })])).toEqual({ added: 0, known: 1 });
  const [now] = await readList();
  expect(now).toMatchObject({ title: 'A boat', tags: ['sea', 'wind'] });
  expect(now?.deletedAt).toBeUndefined();
});

it('a kept article takes the place of its address, with its tags', async () => {
  await saveAddresses([address(BOAT, { tags: ['sea'] })]);
  await keepInList({ article: testArticle({ url: BOAT }), text: 'Oars', pictures: new Map(), progress: null });
  const list = await readList();
  expect(list).toHaveLength(1);
  expect(list[0]).toMatchObject({ tags: ['sea'] });
  expect(list[0]?.isLater).toBeUndefined();
  expect(await isAwaited([BOAT])).toBe(false);
  expect(await saveAddresses([address(BOAT)])).toEqual({ added: 0, known: 1 });
  expect((await readList())[0]?.isLater).toBeUndefined();
});

it('an article whose page states another address takes the place of the address where it was read', async () => {
  const [read, stated] = ['https://a.example/boat?from=mail', BOAT];
  await saveAddresses([address(read, { tags: ['sea'] }), address(stated, { tags: ['wind'] })]);
  const article = testArticle({ url: stated, address: `${read}#top` });
  expect(await isAwaited([article.url, read])).toBe(true);
  await keepInList({ article, text: 'Oars', pictures: new Map(), progress: null });
  const list = await readList();
  expect(list.map(({ url, address: at, tags, isLater }) => [url, at, tags, isLater])).toEqual([
    [stated, read, ['wind', 'sea'], undefined],
  ]);
});
