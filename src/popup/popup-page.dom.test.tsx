import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReadOutcome } from '../platform/messages/read-outcome.ts';
import { testArticle } from '../reader/testing/test-article.ts';
import { mountPoint, type MountPoint } from '../ui/testing/mount-view.ts';
import { PopupPage } from './popup-page.tsx';
import { startReading } from './use-active-tab.ts';
import { waitFor } from '../ui/testing/wait-for.ts';

const BLOCKS = [{ text: 'Wind and grain.', words: 3, kept: true, score: 0.9, reasons: ['text-for'] }];

vi.mock('../platform/browser/tabs.ts', () => ({
  activeTab: () => Promise.resolve({ id: 7, url: 'https://mill.example/' }),
}));
vi.mock('../platform/reading/read-tab.ts', () => ({
  readTab: (): Promise<ReadOutcome> => Promise.resolve({ kind: 'article', article: testArticle(), blocks: BLOCKS }),
}));
// The getter runs while the module is loaded, so that the import itself rejects.
vi.mock('../platform/reading/toggle-heatmap.ts', () => ({
  get toggleHeatmap() {
    throw new Error('the script is gone');
  },
}));

let mounted: MountPoint;

beforeEach(() => {
  mounted = mountPoint();
});
afterEach(() => mounted.remove());

it('shows an error if the script that colours the page cannot be loaded', async () => {
  await mounted.show(<PopupPage first={startReading()} />);
  await waitFor(() => {
    expect(mounted.element.querySelector('article.sheet')).not.toBeNull();
  });
  await userEvent.keyboard('w');
  await page.getByRole('button', { name: 'paint_show' }).click();
  await waitFor(() => {
    expect(mounted.element.querySelector('.explain-status')?.textContent).toBe('paint_failed the script is gone');
  });
});
