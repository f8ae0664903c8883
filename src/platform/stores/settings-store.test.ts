import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentVersion, VERSION_KEY } from '../../settings/migrations.ts';
import { defaultSettings } from '../../settings/settings.ts';
import { loadFirstSettings, loadSettings, startSettings, watchSettings } from './settings-store.ts';
import { setSync } from './settings-sync.ts';
import { isSyncOn } from './synced-area.ts';
import { writeSettings } from './write-settings.ts';
import { fakeBrowser, type FakeBrowser } from '../testing/fake-browser.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

let browser: FakeBrowser;
const reported = vi.fn();

beforeEach(() => {
  browser = fakeBrowser();
  reported.mockReset();
  vi.stubGlobal('reportError', reported);
});

describe('the settings store', () => {
  it('returns the defaults if nothing is stored', async () => {
    expect(await loadSettings()).toEqual(defaultSettings);
  });

  it('syncs a change and writes only the changed values', async () => {
    await writeSettings([{ theme: 'sepia' }]);
    expect(Object.fromEntries(browser.storage.sync.items)).toEqual({ theme: 'sepia', [VERSION_KEY]: currentVersion() });
    expect(await loadSettings()).toEqual({ ...defaultSettings, theme: 'sepia' });
  });

  it('starts a view with the settings that were loaded for it, unless they changed after that', async () => {
    const first = loadFirstSettings();
    expect(startSettings()).toBe(first);
    await loadFirstSettings();
    await writeSettings([{ theme: 'sepia' }]);
    expect(await startSettings()).toMatchObject({ theme: 'sepia' });
  });

  it('keeps both of two simultaneous changes', async () => {
    await Promise.all([writeSettings([{ theme: 'dark' }]), writeSettings([{ width: 'wide' }])]);
    expect(await loadSettings()).toMatchObject({ theme: 'dark', width: 'wide' });
  });

  it('writes no invalid values', async () => {
    await writeSettings([{ theme: 'neon' as 'dark' }]);
    expect(browser.storage.sync.items.size).toBe(0);
  });

  it('stores a change locally and reports it if syncing fails', async () => {
    browser.storage.sync.items.set('theme', 'light');
    browser.storage.sync.writeError = 'QUOTA_BYTES quota exceeded';
    await writeSettings([{ theme: 'dark' }]);
    expect(await loadSettings()).toMatchObject({ theme: 'dark' });
    expect(reported).toHaveBeenCalledWith(expect.objectContaining({ code: 'sync' }));
  });

  it('uses the synced value again when syncing works', async () => {
    browser.storage.sync.writeError = 'offline';
    await writeSettings([{ theme: 'dark' }]);
    browser.storage.sync.writeError = null;
    await writeSettings([{ theme: 'sepia' }]);
    expect(browser.storage.local.items.has('theme')).toBe(false);
    expect(await loadSettings()).toMatchObject({ theme: 'sepia' });
  });

  it('leaves settings of a newer version as they are', async () => {
    const newer = { theme: 'dark', size: 'a new form', [VERSION_KEY]: currentVersion() + 1 };
    await browser.storage.sync.set(newer);
    await expect(writeSettings([{ theme: 'sepia' }])).rejects.toThrow('newer Winnow');
    await writeSettings([]);
    await expect(setSync('off')).rejects.toThrow('newer Winnow');
    expect(Object.fromEntries(browser.storage.sync.items)).toEqual(newer);
    expect(await loadSettings()).toMatchObject({ theme: 'dark' });
  });

  it('does not replace synced settings of a newer version when syncing is turned on', async () => {
    await setSync('off');
    const newer = { size: 'a new form', [VERSION_KEY]: currentVersion() + 1 };
    await browser.storage.sync.set(newer);
    await expect(setSync('on')).rejects.toThrow('newer Winnow');
    expect(Object.fromEntries(browser.storage.sync.items)).toMatchObject(newer);
    expect(await isSyncOn()).toBe(false);
  });

  it('rejects if both storage areas fail', async () => {
    browser.storage.sync.writeError = 'offline';
    browser.storage.local.writeError = 'disk full';
    await expect(writeSettings([{ theme: 'dark' }])).rejects.toThrow('disk full');
  });

  it('notifies a watcher of changes until it stops', async () => {
    const seen = vi.fn();
    const stop = watchSettings(seen);
    await writeSettings([{ fontSize: 21 }]);
    await vi.waitFor(() => {
      expect(seen).toHaveBeenCalledWith({ ...defaultSettings, fontSize: 21 });
    });
    stop();
    await writeSettings([{ fontSize: 22 }]);
    await Promise.resolve();
    expect(seen).toHaveBeenCalledTimes(1);
  });

  it('does not notify watchers of other items', async () => {
    const seen = vi.fn();
    watchSettings(seen);
    await browser.storage.session.set({ 'ticket:1': {} });
    await browser.storage.local.set({ other: 1 });
    await new Promise((resolve) => setTimeout(resolve));
    expect(seen).not.toHaveBeenCalled();
  });
});

describe('syncing', () => {
  it('is on at first', async () => {
    expect(await isSyncOn()).toBe(true);
  });

  it('turned off, keeps the settings on this device only', async () => {
    await writeSettings([{ theme: 'dark' }]);
    await setSync('off');
    await writeSettings([{ theme: 'sepia' }]);
    expect(await isSyncOn()).toBe(false);
    expect(await loadSettings()).toMatchObject({ theme: 'sepia' });
    expect(browser.storage.sync.items.get('theme')).toBe('dark');
    // A change on another device.
    await browser.storage.sync.set({ theme: 'black' });
    expect(await loadSettings()).toMatchObject({ theme: 'sepia' });
  });

  it('turned on again, syncs the settings of this device', async () => {
    await setSync('off');
    await writeSettings([{ theme: 'sepia' }]);
    await setSync('on');
    expect(await isSyncOn()).toBe(true);
    expect(browser.storage.sync.items.get('theme')).toBe('sepia');
    expect(browser.storage.local.items.size).toBe(0);
  });

  it('stays as it is if the storage fails', async () => {
    browser.storage.local.writeError = 'disk full';
    await expect(setSync('off')).rejects.toThrow('disk full');
    expect(await isSyncOn()).toBe(true);
  });

  it('calls back open views after the change', async () => {
    await browser.storage.sync.set({ theme: 'dark' });
    const seen = vi.fn();
    watchSettings(seen);
    await setSync('off');
    await vi.waitFor(() => {
      expect(seen).toHaveBeenCalledWith({ ...defaultSettings, theme: 'dark' });
    });
  });
});
