import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Settings } from '../settings/schema.ts';
import { defaultSettings } from '../settings/settings.ts';
import { type SettingsState, useSettings } from './use-settings.ts';

const store = vi.hoisted(() => ({
  stored: {} as object,
  isFull: false,
  watcher: null as ((settings: unknown) => void) | null,
}));

vi.mock('../platform/settings-store.ts', () => ({
  loadSettings: () => Promise.resolve({ ...defaultSettings, ...store.stored }),
  saveSettings: (patch: object) => {
    if (store.isFull) return Promise.reject(new Error('quota exceeded'));
    store.stored = { ...store.stored, ...patch };
    return Promise.resolve();
  },
  watchSettings: (watcher: (settings: unknown) => void) => {
    store.watcher = watcher;
    return () => undefined;
  },
}));

let view: SettingsState;
let refusals: number;
const count = (): void => void refusals++;
const host = document.createElement('div');

function View() {
  view = useSettings(count);
  return null;
}

const change = (patch: Partial<Settings>): Promise<void> =>
  act(async () => {
    view.change(patch);
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(async () => {
  localStorage.clear();
  Object.assign(store, { stored: {}, isFull: false });
  refusals = 0;
  await act(() => {
    render(<View />, host);
  });
});
afterEach(async () => {
  await act(() => {
    render(null, host);
  });
});

it('a change that no store takes holds in this view, is said once, and outlasts what other views change', async () => {
  store.isFull = true;
  await change({ theme: 'dark' });
  expect([view.settings.theme, document.documentElement.dataset['theme'], refusals]).toEqual(['dark', 'dark', 1]);
  await act(() => {
    store.watcher?.({ ...defaultSettings, fontSize: 5, theme: 'sepia' });
  });
  expect(view.settings).toMatchObject({ theme: 'dark', fontSize: 5 });
});

it('what is stored after all is the store’s again', async () => {
  store.isFull = true;
  await change({ theme: 'dark' });
  store.isFull = false;
  await change({ theme: 'light' });
  await act(() => {
    store.watcher?.({ ...defaultSettings, theme: 'sepia' });
  });
  expect([view.settings.theme, refusals]).toEqual(['sepia', 1]);
});
