import type { Page } from '@playwright/test';
import { expectAccessible } from './checks/axe.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import { LETTER } from './site/coast.ts';

const story = (name: string) => `http://coast.example/coast/${name}.html`;
const content = (page: Page) => page.locator('article.sheet .content');

/** What is stored on this device, as JSON. */
const stored = (extension: Extension) =>
  extension.worker.evaluate(async () => JSON.stringify(await chrome.storage.local.get()));
/** The number of pages that contain the most frequent block. */
const mostPages = (extension: Extension) =>
  extension.worker.evaluate(async () => {
    const counts = Object.entries(await chrome.storage.local.get()).flatMap(([key, value]) =>
      key.startsWith('template:') ? (value as number[]).filter((_, i) => i % 2 === 1) : [],
    );
    return Math.max(0, ...counts);
  });

async function read(extension: Extension, name: string): Promise<Page> {
  const { page } = await extension.press(await extension.open(story(name)));
  await expect(page.locator('article.sheet')).toBeVisible();
  return page;
}

async function openOptions(extension: Extension): Promise<Page> {
  const page = await extension.open(extension.url('src/options/index.html'));
  await expect(page.getByRole('heading', { name: 'Learning from sites' })).toBeVisible();
  return page;
}

test('leaves out what repeats on a site, says so, and forgets it on request', async ({ extension }) => {
  const first = await read(extension, 'mill');
  await expect(content(first)).toContainText(LETTER);
  await expect.poll(() => mostPages(extension)).toBe(1);
  expect(await stored(extension)).not.toMatch(/coast|mill|Saturday/);
  // The same page is read again. Its own text does not count as a repetition.
  await expect(content(await read(extension, 'mill'))).toContainText('eleven evenings');

  const second = await read(extension, 'ferry');
  await expect(content(second)).toContainText('half of the school');
  await expect(content(second)).not.toContainText(LETTER);
  await second.keyboard.press('w');
  await expect(second.locator('.explain-block', { hasText: LETTER })).toContainText(
    'repeats on other pages of this site',
  );
  await expect.poll(() => mostPages(extension)).toBe(2);
  await expect(content(await read(extension, 'mill'))).not.toContainText(LETTER);

  const options = await openOptions(extension);
  await expect(options.getByText('Learned from sites: 1')).toBeVisible();
  await options.getByRole('checkbox', { name: 'Learn what repeats on a site' }).uncheck();
  await expect(content(await read(extension, 'lamp'))).toContainText(LETTER);
  await options.getByRole('checkbox', { name: 'Learn what repeats on a site' }).check();
  await expect(content(await read(extension, 'lamp'))).not.toContainText(LETTER);
  await options.getByRole('button', { name: 'Delete what was learned' }).press('Enter');
  await expect(options.locator('.toast')).toContainText('deleted');
  await expect(options.getByText('Learned from sites: 0')).toBeVisible();
  await expectAccessible(options);
  expect(await stored(extension)).not.toContain('template:');
  await expect(content(await read(extension, 'lamp'))).toContainText(LETTER);
});

test('learns in the overlay, too, and nothing reaches the page', async ({ extension }) => {
  const tab = await extension.open(story('mill'));
  await tab.evaluate(() => {
    const seen: string[] = [];
    Object.assign(globalThis, { seen });
    for (const key of ['template', 'extract'])
      Object.defineProperty(globalThis, Symbol.for(`winnow/${key}`), {
        get: () => seen.push(`${key} was asked for`) && undefined,
        set: () => seen.push(`${key} was published`),
      });
    const charCodeAt = String.prototype.charCodeAt;
    String.prototype.charCodeAt = function (this: string, index: number) {
      seen.push('charCodeAt');
      return charCodeAt.call(this, index);
    };
  });
  const overlay = await extension.openOverlay(tab);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  await expect.poll(() => mostPages(extension)).toBe(1);
  await tab.evaluate(() => {
    for (const message of ['keysToRemember', 'template', 'reader/article']) window.postMessage({ kind: message }, '*');
  });
  expect(await tab.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)).toEqual([]);
  expect(await tab.evaluate(() => typeof (globalThis as { chrome?: { storage?: unknown } }).chrome?.storage)).toBe(
    'undefined',
  );
});

test('neither learns in a private window nor uses what it has learned elsewhere', async ({ site }) => {
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    await read(extension, 'mill');
    await expect.poll(() => mostPages(extension)).toBe(1);
    const before = await stored(extension);
    const window = await extension.openPrivately(story('ferry'));
    const popup = await extension.press(window.page);
    await expect(content(popup.page)).toContainText(LETTER);
    // Winnow learns when the popup is idle.
    await popup.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await window.close([]);
    expect(await stored(extension)).toBe(before);
  } finally {
    await extension.close();
  }
});
