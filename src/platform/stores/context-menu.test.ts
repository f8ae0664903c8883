import { beforeEach, expect, it, vi } from 'vitest';
import { stubLocks } from '../testing/fake-locks.ts';
import { canHaveContextMenu, menuEntries, onMenuChoice, setMenuEntries } from './context-menu.ts';

type Info = { menuItemId: string; linkUrl?: string };
type Clicked = (info: Info, tab?: { id?: number; url?: string }) => void;

const { browser, menus, added, stored, changed } = vi.hoisted(() => {
  const clicks = new Set<unknown>();
  const menus = {
    clicks,
    removeAll: vi.fn(() => Promise.resolve()),
    create: vi.fn(),
    onClicked: {
      removeListener: (listener: unknown) => clicks.delete(listener),
      addListener: (listener: unknown) => clicks.add(listener),
    },
  };
  const added = new Set<() => void>();
  const changed = new Set<(changes: object, area: string) => void>();
  const stored = new Map<string, unknown>();
  const browser = {
    contextMenus: undefined as typeof menus | undefined,
    i18n: { getMessage: (key: string) => key },
    runtime: { getManifest: vi.fn(() => ({ optional_permissions: ['contextMenus'] as string[] | undefined })) },
    storage: {
      onChanged: { addListener: (listener: (changes: object, area: string) => void) => changed.add(listener) },
      local: {
        get: () => Promise.resolve(Object.fromEntries(stored)),
        set: vi.fn((items: object) => {
          for (const [key, value] of Object.entries(items)) stored.set(key, value);
          for (const listener of changed) listener(items, 'local');
          return Promise.resolve();
        }),
        remove: (keys: readonly string[]) => Promise.resolve(keys.map((key) => stored.delete(key))),
      },
    },
    permissions: {
      contains: () => Promise.resolve(browser.contextMenus !== undefined),
      request: vi.fn(() => Promise.resolve(true)),
      remove: vi.fn(() => {
        browser.contextMenus = undefined;
        return Promise.resolve(true);
      }),
      onAdded: { addListener: (listener: () => void) => added.add(listener) },
      onRemoved: { addListener: vi.fn() },
    },
  };
  return { browser, menus, added, stored, changed };
});
vi.mock('../browser/browser.ts', () => ({ default: browser }));

const shown = (): readonly string[] => (menus.create.mock.calls as [{ id: string }][]).map(([{ id }]) => id);

beforeEach(() => {
  stubLocks();
  vi.clearAllMocks();
  for (const one of [menus.clicks, added, stored, changed]) one.clear();
  browser.contextMenus = undefined;
});

it('is offered only where the manifest has the optional permission', () => {
  expect(canHaveContextMenu()).toBe(true);
  browser.runtime.getManifest.mockReturnValueOnce({ optional_permissions: undefined });
  expect(canHaveContextMenu()).toBe(false);
});

it('shows the entries that are on once the permission is given, and after each change', async () => {
  onMenuChoice(vi.fn());
  expect(menus.create).not.toHaveBeenCalled();
  browser.contextMenus = menus;
  expect(await setMenuEntries(['selection'])).toEqual(['selection']);
  await vi.waitFor(() => {
    expect(menus.create).toHaveBeenCalledWith(
      expect.objectContaining({ id: 'read-selection', contexts: ['selection'] }),
    );
  });
  menus.create.mockClear();
  await setMenuEntries(['selection', 'link']);
  await vi.waitFor(() => {
    expect(shown()).toEqual(['read-selection', 'read-link']);
  });
  expect(menus.clicks.size).toBe(1);
});

it('shows the entries at a start and calls back with the tab, and with the address of a link', async () => {
  browser.contextMenus = menus;
  stored.set('menuEntries', ['page', 'link', 'unknown']);
  const choose = vi.fn();
  onMenuChoice(choose);
  await vi.waitFor(() => {
    expect(menus.create).toHaveBeenCalledTimes(2);
  });
  const [click] = [...menus.clicks] as [Clicked];
  const tab = { id: 1, url: 'https://a.example/' };
  click({ menuItemId: 'other' }, tab);
  click({ menuItemId: 'read-page' });
  expect(choose).not.toHaveBeenCalled();
  click({ menuItemId: 'read-page', linkUrl: 'https://b.example/' }, tab);
  click({ menuItemId: 'read-link', linkUrl: 'https://b.example/' }, tab);
  expect(choose.mock.calls).toEqual([
    [{ entry: 'page', tab, link: '' }],
    [{ entry: 'link', tab, link: 'https://b.example/' }],
  ]);
});

it('removes the entries before it gives the permission back with the last one', async () => {
  browser.contextMenus = menus;
  stored.set('menuEntries', ['page']);
  expect(await setMenuEntries([])).toEqual([]);
  expect(menus.removeAll.mock.invocationCallOrder[0]).toBeLessThan(
    browser.permissions.remove.mock.invocationCallOrder[0] ?? 0,
  );
  expect(stored.size).toBe(0);
});

it('stays off if the browser refuses the permission', async () => {
  browser.permissions.request.mockResolvedValueOnce(false);
  expect(await setMenuEntries(['page'])).toEqual([]);
  expect(stored.size).toBe(0);
});

it('has no entries after the permission was removed elsewhere', async () => {
  stored.set('menuEntries', ['page']);
  expect(await menuEntries()).toEqual([]);
});
