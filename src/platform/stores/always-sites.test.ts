import { beforeEach, expect, it, vi } from 'vitest';
import { stubLocks } from '../testing/fake-locks.ts';
import { alwaysSites, deleteUnreadableSites, registerAlways, setAlways, unreadableSites } from './always-sites.ts';

const { browser, permitted } = vi.hoisted(() => {
  const permitted: string[] = [];
  const local = new Map<string, unknown>();
  let scripts: { matches: string[] }[] = [];
  const browser = {
    local,
    permissions: { getAll: () => Promise.resolve({ origins: permitted.map((site) => `https://${site}/*`) }) },
    scripting: {
      getRegisteredContentScripts: () => Promise.resolve(scripts),
      registerContentScripts: (added: { matches: string[] }[]) => Promise.resolve(void scripts.push(...added)),
      unregisterContentScripts: () => Promise.resolve(void (scripts = [])),
    },
    storage: {
      local: {
        get: () => Promise.resolve(Object.fromEntries(local)),
        set: (items: object) => {
          for (const [key, value] of Object.entries(items)) local.set(key, value);
          return Promise.resolve();
        },
        remove: (keys: readonly string[]) => {
          for (const key of keys) local.delete(key);
          return Promise.resolve();
        },
      },
    },
  };
  return { browser, permitted };
});
vi.mock('../browser/browser.ts', () => ({ default: browser }));

const matches = async (): Promise<string[]> =>
  (await browser.scripting.getRegisteredContentScripts()).flatMap((script) => script.matches);

beforeEach(async () => {
  stubLocks();
  browser.local.clear();
  permitted.length = 0;
  await browser.scripting.unregisterContentScripts();
});

it('runs its script on exactly the sites that are on, also after a second call', async () => {
  permitted.push('a.example', 'b.example');
  await setAlways('a.example', 'on');
  await Promise.all([registerAlways(), registerAlways()]);
  expect(await matches()).toEqual(['*://a.example/*', '*://www.a.example/*']);
  await setAlways('a.example', 'off');
  await registerAlways();
  expect(await matches()).toEqual([]);
});

it('is off on a site whose access was given back, and on again once it is allowed', async () => {
  permitted.push('a.example');
  await setAlways('a.example', 'on');
  permitted.length = 0;
  expect(await alwaysSites()).toEqual([]);
  permitted.push('a.example');
  expect(await alwaysSites()).toEqual(['a.example']);
});

it('runs on the valid sites of a list with damaged ones, which stay until they are deleted', async () => {
  const damaged = [
    null,
    7,
    {},
    ['a.example'],
    '',
    'no host',
    '*',
    '*.a.example',
    'a.example/path',
    'A.example',
    '<all_urls>',
  ];
  permitted.push('*');
  browser.local.set('alwaysOn', [...damaged, 'a.example']);
  await registerAlways();
  expect(await matches()).toEqual(['*://a.example/*', '*://www.a.example/*']);
  await setAlways('b.example', 'on');
  expect(await unreadableSites()).toEqual(damaged);
  await deleteUnreadableSites();
  expect(browser.local.get('alwaysOn')).toEqual(['a.example', 'b.example']);
});

it('ignores a damaged list', async () => {
  permitted.push('a.example');
  browser.local.set('alwaysOn', 'a.example');
  expect(await alwaysSites()).toEqual([]);
});
