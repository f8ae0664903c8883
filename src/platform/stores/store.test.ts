import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';
import { FakeLocks, stubLocks } from '../testing/fake-locks.ts';
import { local, session } from './areas.ts';
import { family, item } from './store.ts';
import { storedList } from './stored-list.ts';
import { synced } from './synced-area.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

let browser: FakeBrowser;
beforeEach(() => {
  browser = fakeBrowser();
});

const parse = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);
const add = (one: string) => (now: readonly unknown[]) => [...now, one];
const letters = ['a', 'b', 'c', 'd'];

describe('an item', () => {
  it('keeps every one of several updates that are made at once, in their order', async () => {
    const list = item('list', { area: local, parse });
    await Promise.all(letters.map((one) => list.update(add(one))));
    expect(await list.read()).toEqual(letters);
  });

  it('would lose updates without locks', async () => {
    stubLocks({ request: (_, work) => (work as () => Promise<unknown>)() });
    const list = item('list', { area: local, parse });
    await Promise.all(letters.map((one) => list.update(add(one))));
    expect(await list.read()).toHaveLength(1);
  });

  it('is updated under a lock of its own name', async () => {
    const locks = new FakeLocks();
    stubLocks(locks);
    await item('list', { area: local, parse }).update(add('a'));
    await item('other', { area: session, parse }).update(add('a'));
    await family('rules:', { area: synced, parse }).update('a', add('a'));
    expect(locks.asked).toEqual(['winnow/list', 'winnow/other', 'winnow/synced']);
  });

  it('goes on after an update that fails', async () => {
    const list = item('list', { area: local, parse });
    browser.storage.local.writeError = 'disk full';
    const failed = list.update(add('a'));
    const next = list.update(add('b'));
    await expect(failed).rejects.toThrow('disk full');
    await expect(next).rejects.toThrow('disk full');
    browser.storage.local.writeError = null;
    await list.update(add('c'));
    expect(await list.read()).toEqual(['c']);
  });

  it('is not written if the value stays the same, and removed if there is none', async () => {
    const list = item('list', { area: local, parse });
    await list.update(add('a'));
    browser.storage.local.writeError = 'disk full';
    await list.update((now) => now);
    browser.storage.local.writeError = null;
    await list.update(() => undefined);
    expect(browser.storage.local.items.size).toBe(0);
  });

  it('has its fallback for a damaged value', async () => {
    browser.storage.local.items.set('list', 'no list');
    expect(await item('list', { area: local, parse }).read()).toEqual([]);
  });

  it('goes to one of several that take it', async () => {
    const list = item('list', { area: session, parse });
    await list.update(add('a'));
    expect(await Promise.all([list.take(), list.take()])).toEqual([['a'], []]);
  });

  it('calls back with the new value and not for other items, until it is stopped', async () => {
    const list = item('list', { area: local, parse });
    const seen: unknown[] = [];
    const stop = list.watch((now) => seen.push(now));
    await list.update(add('a'));
    await item('listed', { area: local, parse }).update(add('b'));
    await item('list', { area: session, parse }).update(add('c'));
    await list.update(() => undefined);
    stop();
    await list.update(add('d'));
    expect(seen).toEqual([['a'], []]);
  });
});

describe('a family', () => {
  it('keeps updates of one and of all values apart in turn', async () => {
    const lists = family('lists:', { area: local, parse });
    await Promise.all([
      lists.update('x', add('a')),
      lists.updateAll((now) => new Map([...now].map(([id, list]) => [id, [...list, 'b']]))),
      lists.update('x', add('c')),
      lists.update('y', add('d')),
    ]);
    expect([...(await lists.readAll())]).toEqual([
      ['x', ['a', 'b', 'c']],
      ['y', ['d']],
    ]);
  });

  it('is cleared without other items', async () => {
    const lists = family('lists:', { area: local, parse });
    await lists.put(
      new Map([
        ['x', ['a']],
        ['y', ['b']],
      ]),
    );
    await browser.storage.local.set({ other: 1 });
    await lists.clear();
    expect([...browser.storage.local.items.keys()]).toEqual(['other']);
  });

  it('names those that could not be synced', async () => {
    browser.storage.sync.writeError = 'quota exceeded';
    vi.stubGlobal('reportError', vi.fn());
    const lists = family('lists:', { area: synced, parse });
    expect(await lists.updateAll(() => new Map([['x', ['a']]]))).toEqual(['x']);
    expect(await lists.read('x')).toEqual(['a']);
  });
});

describe('a stored list', () => {
  const { parse: read, format } = storedList((value) => (typeof value === 'number' ? value : null));

  it('keeps what cannot be read', () => {
    expect(read([1, 'x', 2])).toMatchObject({ valid: [1, 2], unreadable: ['x'] });
    expect(read('damaged')).toMatchObject({ valid: [], unreadable: ['damaged'] });
    expect(read(1)).toMatchObject({ valid: [], unreadable: [1] });
    expect(format(read([1, 'x', 2]))).toEqual([1, 2, 'x']);
  });

  it('is not stored if it is empty', () => {
    expect(format(read(undefined))).toBeUndefined();
  });
});
