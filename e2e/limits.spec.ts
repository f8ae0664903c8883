import type { Page } from '@playwright/test';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

const NEWS = 'http://saltmarsh-courier.example/news.html';
/** Far more than a page of this size takes where the machine does nothing else. Milliseconds. */
const PATIENCE = 60_000;

async function heading(page: Page): Promise<string> {
  await expect(page.locator('article.sheet h1, .notice h1')).toBeVisible({ timeout: PATIENCE });
  return page.locator('h1').innerText();
}

test('text under ten thousand elements is read', async ({ extension }) => {
  const { page } = await extension.press(await extension.open('http://well.example/deep.html'));
  await expect(page.locator('article.sheet')).toContainText('At the bottom of ten thousand elements', {
    timeout: PATIENCE,
  });
});

test('twenty megabytes of text are too many, and the popup says so; the page after it is read', async ({
  extension,
}) => {
  const tab = await extension.open('http://parish.example/long.html');
  const popup = await extension.press(tab);
  // A slow machine may give up on the page before it is read, and has words for that.
  expect(['This is too long to be shown', 'The page could not be read']).toContain(await heading(popup.page));
  await expect(popup.page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await popup.close();
  await tab.goto(NEWS);
  // Another site: the browser wants another press of the button.
  const { page } = await extension.press(tab);
  await expect(page.locator('article.sheet h1')).toContainText('The mill that waits for the moon', {
    timeout: PATIENCE,
  });
});

test('a page that changes all the time is read as it stood at one moment: whole, in order, nothing twice', async ({
  extension,
}) => {
  const tab = await extension.open('http://ticker.example/ticker.html');
  const { page } = await extension.press(tab);
  const sheet = page.locator('article.sheet');
  await expect(sheet).toContainText('Round');
  const rounds = (await sheet.locator('p').allInnerTexts()).flatMap(
    (text) => /^Round (\d+), part (\d+)/.exec(text)?.slice(1) ?? [],
  );
  expect(rounds.length).toBe(2 * 12);
  expect(new Set(rounds.filter((_, at) => at % 2 === 0)).size).toBe(1);
  expect(rounds.filter((_, at) => at % 2 === 1)).toEqual(Array.from({ length: 12 }, (_, at) => String(at + 1)));
});

test('with the background stopped between two messages, the reader over the page reads again, moves to a tab, and nothing is lost', async ({
  site,
}) => {
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    const tab = await extension.open(NEWS);
    await extension.grant(tab);
    await extension.command(tab);
    const overlay = await extension.overlay(tab);
    await expect(overlay.locator('article.sheet')).toContainText('give or take the wind.');
    await extension.stopWorker();
    await overlay.locator('.scroller').press('t');
    const reader = await extension.readerTab();
    await expect(reader.locator('article.sheet')).toContainText('give or take the wind.');
    await extension.stopWorker();
    await reader.reload();
    await expect(reader.locator('article.sheet')).toContainText('give or take the wind.');
  } finally {
    await extension.close();
  }
});

test('with every storage full the article is shown, and a setting that could not be kept says so and holds for now', async ({
  site,
}) => {
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    await extension.worker.evaluate(() => {
      const full = () => Promise.reject(new Error('QUOTA_BYTES quota exceeded'));
      for (const area of [chrome.storage.sync, chrome.storage.local, chrome.storage.session])
        Object.assign(area, { set: full });
    });
    const tab = await extension.open(NEWS);
    const { page } = await extension.press(tab);
    await expect(page.locator('article.sheet')).toContainText('give or take the wind.');
    await page.evaluate(() => {
      const full = () => Promise.reject(new Error('QUOTA_BYTES quota exceeded'));
      const { storage } = (globalThis as unknown as { chrome: { storage: Record<string, object> } }).chrome;
      for (const area of ['sync', 'local']) Object.assign(storage[area]!, { set: full });
    });
    const theme = () =>
      page.evaluate(() => document.documentElement.dataset['theme'] ?? getComputedStyle(document.body).backgroundColor);
    const before = await theme();
    await page.keyboard.press('d');
    await expect.poll(theme).not.toBe(before);
    await expect(page.locator('.toast')).not.toBeEmpty();
    // No ticket can be kept: the way to a tab says why it is closed, and the article stays.
    await page.keyboard.press('t');
    await expect(page.locator('.toast')).toContainText('quota exceeded');
    await expect(page.locator('article.sheet')).toContainText('give or take the wind.');
  } finally {
    await extension.close();
  }
});
