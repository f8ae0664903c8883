import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReadOutcome } from '../platform/read-outcome.ts';
import { defaultSettings } from '../settings/settings.ts';
import { PopupPage } from './popup-page.tsx';
import { closeHost, openHost } from '../ui/testing/view-host.ts';

const BLOCKS = [{ text: 'Wind and grain.', words: 3, kept: true, score: 0.9, reasons: ['text-for'] }];

vi.mock('../platform/translate.ts', () => ({
  translate: (key: string, ...rest: unknown[]) =>
    ({ language_tag: 'en', language_direction: 'ltr' })[key] ?? [key, ...rest].join(' '),
}));
vi.mock('../platform/settings-store.ts', () => ({
  loadSettings: () => Promise.resolve(defaultSettings),
  saveSettings: () => Promise.resolve(),
  watchSettings: () => () => undefined,
}));
vi.mock('../platform/tabs.ts', () => ({ activeTab: () => Promise.resolve({ id: 7, url: 'https://mill.example/' }) }));
vi.mock('../platform/read-tab.ts', () => ({
  readTab: (): Promise<ReadOutcome> => Promise.resolve({ kind: 'article', article: ARTICLE, blocks: BLOCKS }),
}));
// Its exports are asked for while it is loaded: the import itself rejects.
vi.mock('../platform/toggle-heatmap.ts', () => ({
  get toggleHeatmap() {
    throw new Error('the script is gone');
  },
}));

const ARTICLE = {
  title: 'Wind',
  byline: null,
  siteName: null,
  published: null,
  lang: 'en',
  dir: 'ltr',
  excerpt: '',
  leadImage: null,
  url: 'https://mill.example/',
  wordCount: 200,
  minutes: 1,
  confidence: 0.9,
  algorithm: 'winnow',
  content: '<p>Wind and grain.</p>',
} as const;

let host: HTMLElement;

beforeEach(() => {
  host = openHost();
});
afterEach(() => closeHost(host));

it('says so where the script that colours the page does not come', async () => {
  await act(() => {
    render(<PopupPage />, host);
  });
  await vi.waitFor(() => {
    expect(host.querySelector('article.sheet')).not.toBeNull();
  });
  await userEvent.keyboard('w');
  await page.getByRole('button', { name: 'paint_show' }).click();
  await vi.waitFor(() => {
    expect(host.querySelector('.explain-status')?.textContent).toBe('paint_failed the script is gone');
  });
});
