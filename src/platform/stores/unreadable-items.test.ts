import { beforeEach, expect, it, vi } from 'vitest';
import { currentVersion, VERSION_KEY } from '../../settings/migrations.ts';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';
import { loadSettings } from './settings-store.ts';
import { setSync } from './settings-sync.ts';
import { deleteUnreadableItems, loadUnreadableItems } from './unreadable-items.ts';
import { writeSettings } from './write-settings.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

const DAMAGED = {
  theme: ['dark'],
  width: null,
  listenVoices: { en: 'Alva', de: 7 },
  sites: {
    'good.example': { theme: 'dark' },
    'half.example': { theme: 'dark', fontSize: 999 },
    'null.example': null,
    'list.example': ['dark'],
    constructor: 'x',
  },
};

let browser: FakeBrowser;
const synced = () => Object.fromEntries(browser.storage.sync.items);
beforeEach(async () => {
  browser = fakeBrowser();
  vi.stubGlobal('reportError', vi.fn());
  await browser.storage.sync.set(DAMAGED);
  await browser.storage.local.set({ places: { a: null }, alwaysOn: ['a.example', 7] });
});

it('counts what cannot be read, and has all of it for a file', async () => {
  const { count, json } = await loadUnreadableItems();
  expect(count).toBe(9);
  expect(JSON.parse(json)).toMatchObject({ places: [['a', null]], sites: [7] });
  for (const part of ['half.example', 'null.example', 'list.example', 'constructor', '"de"'])
    expect(json).toContain(part);
  expect(json).not.toContain('good.example');
});

it('deletes only what cannot be read', async () => {
  await deleteUnreadableItems();
  expect(synced()).toEqual({
    listenVoices: { en: 'Alva' },
    sites: { 'good.example': { theme: 'dark' }, 'half.example': { theme: 'dark' } },
  });
  expect(Object.fromEntries(browser.storage.local.items)).toEqual({ places: {}, alwaysOn: ['a.example'] });
  expect((await loadUnreadableItems()).count).toBe(0);
});

it('keeps what cannot be read at every change of the settings', async () => {
  await writeSettings([{ sites: { 'new.example': { theme: 'sepia' }, 'good.example': null } }]);
  const others = Object.fromEntries(Object.entries(DAMAGED.sites).filter(([host]) => host !== 'good.example'));
  expect(synced()['sites']).toEqual({ ...others, 'new.example': { theme: 'sepia' } });
  await writeSettings([{ sites: { 'half.example': { width: 'wide' } } }]);
  expect(synced()['sites']).toMatchObject({ 'half.example': { theme: 'dark', fontSize: 999, width: 'wide' } });
  await setSync('off');
  expect(browser.storage.local.items.get('sites')).toMatchObject({ constructor: 'x', 'null.example': null });
  expect(await loadSettings()).toMatchObject({ theme: 'auto', sites: { 'half.example': { width: 'wide' } } });
});

it('does not judge settings of a newer version', async () => {
  await browser.storage.sync.set({ [VERSION_KEY]: currentVersion() + 1 });
  await browser.storage.local.set({ places: {}, alwaysOn: [] });
  expect((await loadUnreadableItems()).count).toBe(0);
});
