import { beforeEach, expect, it, vi } from 'vitest';
import {
  deleteUnreadablePlaces,
  loadPlace,
  loadPlaces,
  progressAt,
  storePlace,
  unreadablePlaces,
} from './kept-places.ts';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});

const place = (time: number) => ({ blocks: [7, 8], offset: 3, time });
const stored = (): string => JSON.stringify([...browser.storage.local.items]);

it('finds the place of an address again, whatever its fragment', async () => {
  await storePlace('https://mill.example/wind#flour', place(1));
  expect(await loadPlace('https://mill.example/wind#bread')).toEqual(place(1));
  expect(await loadPlace('https://mill.example/tide')).toBeNull();
});

it('stores neither address nor host, and nothing outside local storage', async () => {
  await storePlace('https://mill.example/wind', place(1));
  expect(stored()).not.toContain('mill');
  expect(browser.storage.sync.items.size + browser.storage.session.items.size).toBe(0);
});

it('removes a place', async () => {
  await storePlace('https://mill.example/wind', place(1));
  await storePlace('https://mill.example/wind', null);
  expect(await loadPlace('https://mill.example/wind')).toBeNull();
});

it('keeps the 200 newest places', async () => {
  for (let at = 0; at < 205; at++) await storePlace(`https://mill.example/${String(at)}`, place(at));
  expect(await loadPlace('https://mill.example/4')).toBeNull();
  expect(await loadPlace('https://mill.example/5')).toEqual(place(5));
  expect(stored().length).toBeLessThan(20_000);
});

it('reads places that an earlier version stored, without how far they are', async () => {
  await storePlace('https://mill.example/wind', place(1));
  const [[hash]] = Object.entries(browser.storage.local.items.get('places') as object) as [[string, unknown]];
  await browser.storage.local.set({ places: { [hash]: { blocks: [7, 8], offset: 3, time: 9 } } });
  const old = await loadPlace('https://mill.example/wind');
  expect(old).toEqual({ blocks: [7, 8], offset: 3, time: 9 });
  expect(progressAt(old!)).toEqual({ fraction: 0.01, time: 9, isFinished: false });
});

it('states how far the reader is, and that the end was reached', async () => {
  await storePlace('https://mill.example/wind', { ...place(1), fraction: 0.5 });
  await storePlace('https://mill.example/tide', { blocks: [], offset: 0, time: 2, fraction: 1 });
  const addresses = ['https://mill.example/wind', 'https://mill.example/tide', 'https://mill.example/none'];
  const found = [...(await loadPlaces(addresses))].map(([url, one]) => [url, progressAt(one)]);
  expect(found).toEqual([
    [addresses[0], { fraction: 0.5, time: 1, isFinished: false }],
    [addresses[1], { fraction: 1, time: 2, isFinished: true }],
  ]);
});

it('forgets a share that is none', async () => {
  for (const fraction of [-1, 2, NaN, 'x']) {
    await storePlace('https://mill.example/wind', { ...place(1), fraction: fraction as number });
    expect(await loadPlace('https://mill.example/wind')).toEqual(place(1));
  }
});

it('finds the other places beside damaged ones, which stay until they are deleted', async () => {
  await storePlace('https://mill.example/wind', place(1));
  const valid = browser.storage.local.items.get('places') as object;
  const damaged = {
    a: null,
    b: 'x',
    constructor: 7,
    c: [place(1)],
    d: { blocks: [7] },
    e: { ...place(1), time: 1e300 },
  };
  await browser.storage.local.set({ places: { ...damaged, ...valid } });
  await storePlace('https://mill.example/tide', place(2));
  expect(await loadPlace('https://mill.example/wind')).toEqual(place(1));
  expect(Object.fromEntries(await unreadablePlaces())).toEqual(damaged);
  await deleteUnreadablePlaces();
  expect((await unreadablePlaces()).size).toBe(0);
  expect(await loadPlace('https://mill.example/tide')).toEqual(place(2));
});

it.each([
  ['a list', [1]],
  ['a text', 'x'],
  ['nothing', null],
])('works where %s is stored', async (_, stored) => {
  await browser.storage.local.set({ places: stored });
  expect(await loadPlace('https://mill.example/wind')).toBeNull();
  await storePlace('https://mill.example/wind', place(1));
  expect(await loadPlace('https://mill.example/wind')).toEqual(place(1));
});
