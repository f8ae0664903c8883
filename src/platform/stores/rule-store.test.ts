import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Rule } from '../../article/rules.ts';
import {
  deleteRules,
  deleteUnreadableRules,
  loadAllRules,
  loadProblems,
  loadRules,
  noteResults,
  saveRules,
  watchRules,
} from './rule-store.ts';
import { setSync } from './settings-sync.ts';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

const ruleOf = (id: string, site: string): Rule => ({
  ...{ id, site, scope: 'site', action: 'leave-out', match: 'aside.newsletter', name: 'newsletter' },
});
const [FIRST, SECOND, OTHER] = [ruleOf('a', 'one.example'), ruleOf('b', 'one.example'), ruleOf('c', 'two.example')];
const QUOTA = 'QUOTA_BYTES_PER_ITEM quota exceeded';

let browser: FakeBrowser;
const reported = vi.fn();
const synced = () => Object.fromEntries(browser.storage.sync.items);
const local = () => Object.fromEntries(browser.storage.local.items);

beforeEach(() => {
  browser = fakeBrowser();
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
});

describe('the store of rules', () => {
  it('syncs the rules of each site as an item', async () => {
    expect(await saveRules([FIRST, OTHER])).toEqual([]);
    await saveRules([SECOND]);
    expect(synced()).toEqual({ 'rules:one.example': [FIRST, SECOND], 'rules:two.example': [OTHER] });
    expect(local()).toEqual({});
    expect(await loadRules()).toEqual([FIRST, SECOND, OTHER]);
  });

  it('replaces a rule with the same id, also if it had another site', async () => {
    await saveRules([FIRST, SECOND]);
    await saveRules([{ ...FIRST, site: 'two.example', isOff: true }]);
    expect(synced()).toEqual({
      'rules:one.example': [SECOND],
      'rules:two.example': [{ ...FIRST, site: 'two.example', isOff: true }],
    });
  });

  it('neither stores nor returns an invalid rule', async () => {
    await saveRules([{ ...FIRST, match: 'a[href^="javascript:"]' }]);
    expect(synced()).toEqual({});
    browser.storage.sync.items.set('rules:one.example', [{ ...FIRST, action: 'run' }, null, FIRST]);
    browser.storage.sync.items.set('rules:two.example', 'no list');
    expect(await loadRules()).toEqual([FIRST]);
  });

  it('lists invalid rules, keeps them at every change, and deletes them when asked', async () => {
    const newer = { ...FIRST, id: 'n', action: 'move' };
    browser.storage.sync.items.set('rules:one.example', [newer, FIRST]);
    browser.storage.sync.items.set('rules:two.example', 'no list');
    const unreadable = [
      { list: 'one.example', json: JSON.stringify(newer) },
      { list: 'two.example', json: '"no list"' },
    ];
    expect((await loadAllRules()).unreadable).toEqual(unreadable);
    await saveRules([SECOND, OTHER]);
    await deleteRules([FIRST.id]);
    expect(synced()).toEqual({ 'rules:one.example': [SECOND, newer], 'rules:two.example': [OTHER, 'no list'] });
    expect((await loadAllRules()).unreadable).toEqual(unreadable);
    await deleteUnreadableRules(unreadable);
    expect(synced()).toEqual({ 'rules:one.example': [SECOND], 'rules:two.example': [OTHER] });
  });

  it('keeps what a newer version stored with a rule, also at a new site', async () => {
    const newer = [
      { ...FIRST, until: '2030-01-01' },
      { ...SECOND, until: '2031-01-01' },
    ];
    const other = { ...FIRST, id: 'n', version: 2 };
    browser.storage.sync.items.set('rules:one.example', [...newer, other]);
    await saveRules([
      { ...FIRST, isOff: true },
      { ...SECOND, site: 'two.example' },
    ]);
    expect(synced()).toEqual({
      'rules:one.example': [{ ...newer[0], isOff: true }, other],
      'rules:two.example': [{ ...newer[1], site: 'two.example' }],
    });
    await saveRules([FIRST]);
    expect(synced()).toMatchObject({ 'rules:one.example': [newer[0], other] });
  });

  it('keeps rules that cannot be synced on this device, and names their sites', async () => {
    browser.storage.sync.writeError = QUOTA;
    expect(await saveRules([FIRST, OTHER])).toEqual(['one.example', 'two.example']);
    expect(local()).toEqual({ 'rules:one.example': [FIRST], 'rules:two.example': [OTHER] });
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ code: 'sync' }));
    expect(await loadRules()).toEqual([FIRST, OTHER]);
    browser.storage.sync.writeError = null;
    expect(await saveRules([SECOND])).toEqual([]);
    expect(synced()).toEqual({ 'rules:one.example': [FIRST, SECOND] });
    expect(local()).toEqual({ 'rules:two.example': [OTHER] });
  });

  it('stores 2,000 rules for 900 sites with one write', async () => {
    const rules = Array.from({ length: 2000 }, (_, at) => ruleOf(`r${String(at)}`, `s${String(at % 900)}.example`));
    const set = vi.spyOn(browser.storage.sync, 'set');
    expect(await saveRules(rules)).toEqual([]);
    expect(set).toHaveBeenCalledTimes(1);
    expect(await loadRules()).toHaveLength(2000);
    await deleteRules(rules.map(({ id }) => id));
    expect(synced()).toEqual({});
  });

  it('keeps the rules of a site that are too large for an item on this device, without trying to sync them', async () => {
    const many = Array.from({ length: 100 }, (_, at) => ruleOf(`r${String(at)}`, 'one.example'));
    expect(await saveRules([...many, OTHER])).toEqual(['one.example']);
    expect(Object.keys(synced())).toEqual(['rules:two.example']);
    expect(local()['rules:one.example']).toHaveLength(100);
    expect(reported).not.toHaveBeenCalled();
  });

  it('does not use up the writes of a minute where sync storage is full', async () => {
    browser.storage.sync.writeError = QUOTA;
    const set = vi.spyOn(browser.storage.sync, 'set');
    const rules = Array.from({ length: 900 }, (_, at) => ruleOf(`r${String(at)}`, `s${String(at)}.example`));
    expect(await saveRules(rules)).toHaveLength(900);
    expect(set.mock.calls.length).toBeLessThan(30);
    expect(await loadRules()).toHaveLength(900);
  });

  it('rejects if no storage takes the rules', async () => {
    browser.storage.sync.writeError = QUOTA;
    browser.storage.local.writeError = 'disk full';
    await expect(saveRules([FIRST])).rejects.toThrow('disk full');
  });

  it('removes an item with its last rule', async () => {
    await saveRules([FIRST, SECOND, OTHER]);
    await deleteRules(['a', 'b']);
    expect(synced()).toEqual({ 'rules:two.example': [OTHER] });
  });

  it('calls back after changes of rules and of nothing else, until it is stopped', async () => {
    const seen = vi.fn();
    const stop = watchRules(seen);
    await browser.storage.sync.set({ theme: 'dark' });
    expect(seen).not.toHaveBeenCalled();
    await saveRules([FIRST]);
    expect(seen).toHaveBeenCalledTimes(1);
    stop();
    await saveRules([OTHER]);
    expect(seen).toHaveBeenCalledTimes(1);
  });
});

describe('problems of rules', () => {
  it('are remembered by rule until the rule works', async () => {
    await noteResults([
      { id: 'a', matched: 0 },
      { id: 'b', matched: 3, problem: 'empties' },
      { id: 'c', matched: 1 },
    ]);
    expect(await loadProblems()).toEqual({ a: 'nothing', b: 'empties' });
    await noteResults([{ id: 'a', matched: 2 }]);
    expect(await loadProblems()).toEqual({ b: 'empties' });
  });
});

describe('syncing of rules', () => {
  it('turned off, keeps the rules on this device only', async () => {
    await saveRules([FIRST, OTHER]);
    await setSync('off');
    await deleteRules(['c']);
    await saveRules([SECOND]);
    expect(await loadRules()).toEqual([FIRST, SECOND]);
    expect(synced()).toMatchObject({ 'rules:one.example': [FIRST], 'rules:two.example': [OTHER] });
  });

  it('turned on again, syncs the rules of this device and no other rules', async () => {
    await saveRules([FIRST, OTHER]);
    await setSync('off');
    await deleteRules(['c']);
    await saveRules([SECOND]);
    expect(await setSync('on')).toEqual([]);
    expect(await loadRules()).toEqual([FIRST, SECOND]);
    expect(synced()).not.toHaveProperty(['rules:two.example']);
    expect(local()).toEqual({});
  });

  it('turned on again, works although the rules of a site are too many', async () => {
    await setSync('off');
    await saveRules([FIRST, OTHER]);
    const set = browser.storage.sync.set.bind(browser.storage.sync);
    vi.spyOn(browser.storage.sync, 'set').mockImplementation((items) =>
      'rules:one.example' in items ? Promise.reject(new Error(QUOTA)) : set(items),
    );
    expect(await setSync('on')).toEqual(['one.example']);
    expect(synced()).toMatchObject({ 'rules:two.example': [OTHER] });
    expect(local()).toEqual({ 'rules:one.example': [FIRST] });
    expect(await loadRules()).toEqual([FIRST, OTHER]);
  });
});
