import { beforeEach, expect, it, vi } from 'vitest';
import { loadPlace, storePlace } from './kept-places.ts';
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
