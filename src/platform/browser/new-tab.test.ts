import { beforeEach, expect, it, vi } from 'vitest';
import { isReadable, openLinkTab } from './new-tab.ts';

type Shown = { readonly status?: string; readonly url?: string };
type Listener = (id: number, change: object, tab: Shown) => void;

const { listeners, tabs, executeScript } = vi.hoisted(() => {
  const listeners = new Set<Listener>();
  return {
    listeners,
    tabs: {
      query: vi.fn<() => Promise<{ id?: number; index: number }[]>>(),
      create: vi.fn<(properties: object) => Promise<{ id?: number }>>(),
      get: vi.fn<() => Promise<Shown>>(),
      onUpdated: {
        addListener: (listener: Listener) => listeners.add(listener),
        removeListener: (listener: Listener) => listeners.delete(listener),
      },
    },
    executeScript: vi.fn<() => Promise<unknown>>(),
  };
});
vi.mock('./browser.ts', () => ({ default: { tabs, scripting: { executeScript } } }));

const TAB = 5;
const PAGE = 'https://a.example/story';
const update = (tab: Shown, id = TAB): void => {
  for (const listener of [...listeners]) listener(id, {}, tab);
};

beforeEach(() => {
  listeners.clear();
  executeScript.mockReset().mockResolvedValue([]);
  tabs.create.mockReset().mockResolvedValue({ id: TAB });
  tabs.query.mockReset().mockResolvedValue([{ id: 2, index: 3 }]);
  tabs.get.mockReset().mockResolvedValue({ status: 'loading' });
});

it('opens a link next to the active tab, or at the end where there is none', async () => {
  expect(await openLinkTab(PAGE)).toBe(TAB);
  expect(tabs.create).toHaveBeenLastCalledWith({ url: PAGE, index: 4, openerTabId: 2 });
  tabs.query.mockResolvedValue([]);
  tabs.create.mockResolvedValue({});
  expect(await openLinkTab(PAGE)).toBeNull();
  expect(tabs.create).toHaveBeenLastCalledWith({ url: PAGE });
});

it('waits until a script runs in the page of the tab, and in no other', async () => {
  const answer = isReadable(TAB);
  update({ status: 'complete', url: PAGE }, TAB + 1);
  update({ status: 'complete', url: 'about:blank' });
  expect(executeScript).not.toHaveBeenCalled();
  update({ status: 'loading', url: PAGE });
  expect(await answer).toBe(true);
  expect(executeScript).toHaveBeenCalledTimes(1);
  expect(listeners.size).toBe(0);
});

it('reads a page that is there already', async () => {
  tabs.get.mockResolvedValue({ status: 'complete', url: PAGE });
  expect(await isReadable(TAB)).toBe(true);
});

it('gives up where the browser hides the address, forbids the script, or has no such tab', async () => {
  tabs.get.mockResolvedValueOnce({ status: 'complete' });
  expect(await isReadable(TAB)).toBe(false);
  executeScript.mockRejectedValue(new Error('not allowed'));
  tabs.get.mockResolvedValueOnce({ status: 'complete', url: PAGE });
  expect(await isReadable(TAB)).toBe(false);
  tabs.get.mockRejectedValueOnce(new Error('no tab'));
  expect(await isReadable(TAB)).toBe(false);
  expect(listeners.size).toBe(0);
});

it('waits for the page of the link where a new tab first shows an empty page with a hidden address', async () => {
  tabs.get.mockResolvedValueOnce({ status: 'complete' });
  const answer = isReadable(TAB);
  await Promise.resolve();
  update({ status: 'loading' });
  update({ status: 'complete', url: PAGE });
  expect(await answer).toBe(true);
});

it('gives up on a page that does not load', async () => {
  vi.useFakeTimers();
  const answer = isReadable(TAB);
  vi.runAllTimers();
  vi.useRealTimers();
  expect(await answer).toBe(false);
});
