import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Settings } from '../../settings/schema.ts';
import { defaultSettings } from '../../settings/settings.ts';
import { resetStore, store } from '../testing/fake-settings-store.ts';
import { mountPoint, type MountPoint } from '../testing/mount-view.ts';
import { CACHE_KEY } from './settings-cache.ts';
import { type SettingsState, useSettings } from './use-settings.ts';
import { waitFor } from '../testing/wait-for.ts';

let state: SettingsState;
let failures: number;
const countFailure = (): void => void failures++;
let mounted: MountPoint;

function View() {
  state = useSettings(countFailure);
  return null;
}

/** Changes settings and waits until they are stored, or until that has failed. */
async function change(patch: Partial<Settings>, onStored?: () => void): Promise<void> {
  const before = failures;
  let isStored = false;
  await act(() => {
    state.change(patch, () => {
      isStored = true;
      onStored?.();
    });
  });
  await waitFor(() => {
    expect(isStored || failures > before).toBe(true);
  });
}

beforeEach(async () => {
  localStorage.clear();
  resetStore();
  failures = 0;
  mounted = mountPoint();
  await mounted.show(<View />);
});
afterEach(() => mounted.remove());

it('keeps a change that cannot be stored, reports it once, and keeps it when other views change settings', async () => {
  store.isFull = true;
  await change({ theme: 'dark' });
  expect([state.settings.theme, failures]).toEqual(['dark', 1]);
  await waitFor(() => {
    expect(document.documentElement.dataset['theme']).toBe('dark');
  });
  await act(() => {
    store.watcher?.({ ...defaultSettings, fontSize: 25, theme: 'sepia' });
  });
  expect(state.settings).toMatchObject({ theme: 'dark', fontSize: 25 });
});

it('follows the store again after a later change is stored', async () => {
  store.isFull = true;
  await change({ theme: 'dark' });
  store.isFull = false;
  await change({ theme: 'light' });
  await act(() => {
    store.watcher?.({ ...defaultSettings, theme: 'sepia' });
  });
  expect([state.settings.theme, failures]).toEqual(['sepia', 1]);
});

it('calls back once a change is stored, and not if it cannot be stored', async () => {
  const called: string[] = [];
  const changeTheme = (theme: Settings['theme']): Promise<void> => change({ theme }, () => called.push(theme));
  await changeTheme('dark');
  store.isFull = true;
  await changeTheme('sepia');
  expect(called).toEqual(['dark']);
});

it('stores a change that failed with the next one', async () => {
  store.isFull = true;
  await change({ theme: 'dark' });
  store.isFull = false;
  await change({ fontSize: 25 });
  await change({ width: 'wide' });
  expect(store.saved).toEqual([{ theme: 'dark' }, { fontSize: 25 }, { width: 'wide' }]);
});

it.each([
  'null',
  '7',
  '[]',
  '{"look":null}',
  '{"look":{"systemDark":true}}',
  '{"look":{"systemDark":false},"settings":[]}',
])('starts with the defaults where the copy for the first paint is damaged: %s', async (copy) => {
  localStorage.setItem(CACHE_KEY, copy);
  const other = mountPoint();
  await other.show(<View />);
  expect(state.settings).toEqual(defaultSettings);
  await other.remove();
});
