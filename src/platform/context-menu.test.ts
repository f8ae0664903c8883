import { beforeEach, expect, it, vi } from 'vitest';
import { canHaveContextMenu, onReadPage, setContextMenu } from './context-menu.ts';

type Clicked = (info: { menuItemId: string }, tab?: { id?: number; url?: string }) => void;

const { browser, menus, added } = vi.hoisted(() => {
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
  const added = new Set<(what: { permissions?: string[] }) => void>();
  const browser = {
    contextMenus: undefined as typeof menus | undefined,
    i18n: { getMessage: (key: string) => key },
    runtime: { getManifest: vi.fn(() => ({ optional_permissions: ['contextMenus'] as string[] | undefined })) },
    permissions: {
      request: vi.fn(() => Promise.resolve(true)),
      remove: vi.fn(() => Promise.resolve(true)),
      onAdded: { addListener: (listener: (what: { permissions?: string[] }) => void) => added.add(listener) },
    },
  };
  return { browser, menus, added };
});
vi.mock('./browser.ts', () => ({ default: browser }));

beforeEach(() => {
  vi.clearAllMocks();
  menus.clicks.clear();
  added.clear();
  browser.contextMenus = undefined;
});

it('is offered only where the manifest has the optional permission', () => {
  expect(canHaveContextMenu()).toBe(true);
  browser.runtime.getManifest.mockReturnValueOnce({ optional_permissions: undefined });
  expect(canHaveContextMenu()).toBe(false);
});

it('adds the entry each time the permission is given, and one listener', async () => {
  onReadPage(vi.fn());
  expect(menus.create).not.toHaveBeenCalled();
  browser.contextMenus = menus;
  const [give] = [...added];
  give?.({ permissions: ['contextMenus'] });
  give?.({ permissions: ['contextMenus'] });
  give?.({});
  await vi.waitFor(() => {
    expect(menus.create).toHaveBeenCalledTimes(2);
  });
  expect(menus.clicks.size).toBe(1);
});

it('adds the entry at a start with the permission and calls back with the tab', async () => {
  browser.contextMenus = menus;
  const read = vi.fn();
  onReadPage(read);
  await vi.waitFor(() => {
    expect(menus.create).toHaveBeenCalledOnce();
  });
  const [click] = [...menus.clicks] as [Clicked];
  click({ menuItemId: 'other' }, { id: 1, url: 'https://a.example/' });
  click({ menuItemId: 'read-page' });
  expect(read).not.toHaveBeenCalled();
  click({ menuItemId: 'read-page' }, { id: 1, url: 'https://a.example/' });
  expect(read).toHaveBeenCalledExactlyOnceWith({ id: 1, url: 'https://a.example/' });
});

it('removes the entry before it gives the permission back', async () => {
  browser.contextMenus = menus;
  expect(await setContextMenu(false)).toBe(false);
  expect(menus.removeAll.mock.invocationCallOrder[0]).toBeLessThan(
    browser.permissions.remove.mock.invocationCallOrder[0] ?? 0,
  );
});

it('stays off if the browser refuses the permission', async () => {
  browser.permissions.request.mockResolvedValueOnce(false);
  expect(await setContextMenu(true)).toBe(false);
});
