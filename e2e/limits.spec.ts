import { Extension } from './chromium/extension.ts';
import { copied } from './checks/copied.ts';
import { expect, test } from './fixtures.ts';
import { LAST_WORDS } from './site/generated.ts';

const NEWS = 'http://saltmarsh-courier.example/news.html';
/** Milliseconds; far more than a page of this size takes. */
const LARGE_PAGE_LIMIT = 60_000;

test('reads text below ten thousand nested elements', async ({ extension }) => {
  const { page } = await extension.press(await extension.open('http://well.example/deep.html'));
  await expect(page.locator('article.sheet')).toContainText('At the bottom of ten thousand elements', {
    timeout: LARGE_PAGE_LIMIT,
  });
});

test('shows an article of 20000 nodes whole, and copies it', async ({ extension }) => {
  const { page } = await extension.press(await extension.open('http://parish.example/chronicle-20000.html'));
  await expect(page.locator('article.sheet')).toContainText(LAST_WORDS, { timeout: LARGE_PAGE_LIMIT });
  await expect(page.locator('article.sheet .content p')).toHaveCount(20_000 / 10 + 1);
  expect(await copied(page, 'Markdown')).toContain(LAST_WORDS);
});

test('shows the start of a large article first, finds its last words, and shows all of it', async ({ extension }) => {
  const nodes = 50_000;
  const { page } = await extension.press(await extension.open(`http://parish.example/chronicle-${String(nodes)}.html`));
  const sheet = page.locator('article.sheet');
  const third = sheet.locator('.content p').nth(2);
  await third.waitFor({ timeout: LARGE_PAGE_LIMIT });
  const place = () =>
    third.evaluate(
      (element) =>
        element.getBoundingClientRect().top - document.querySelector('article.sheet')!.getBoundingClientRect().top,
    );
  const before = await place();
  await page.keyboard.press('/');
  // The key waits for the rest of the article, which does not move the start.
  await expect(page.getByRole('searchbox')).toBeFocused({ timeout: LARGE_PAGE_LIMIT });
  expect(await place()).toBe(before);
  await page.keyboard.type('lych-gate');
  await expect(page.locator('.find-count')).toHaveText('1 of 1', { timeout: LARGE_PAGE_LIMIT });
  await expect(sheet).toContainText(LAST_WORDS, { timeout: LARGE_PAGE_LIMIT });
  await expect(sheet.locator('.content p')).toHaveCount(nodes / 10 + 1);
});

test('refuses twenty megabytes of text, and reads the next page in the same tab', async ({ extension }) => {
  const tab = await extension.open('http://parish.example/long.html');
  const popup = await extension.press(tab);
  // While the browser lays the page out, the page does not answer. On a slow machine reading may time out.
  await expect(popup.page.locator('.notice h1')).toHaveText(
    /^(?:This article is too long|Winnow could not read this page)$/,
    { timeout: LARGE_PAGE_LIMIT },
  );
  await expect(popup.page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await popup.close();
  await tab.goto(NEWS);
  // Access ends with a navigation to another site, so the button is pressed again.
  const { page } = await extension.press(tab);
  await expect(page.locator('article.sheet h1')).toContainText('The mill that waits for the moon', {
    timeout: LARGE_PAGE_LIMIT,
  });
});

test('reads a constantly changing page as it was at one moment', async ({ extension }) => {
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

test('moves the overlay to a tab and reloads it after the background was stopped', async ({ site }) => {
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    const tab = await extension.open(NEWS);
    const overlay = await extension.openOverlay(tab);
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

test('shows the article with a full storage, and reports a setting that is not saved', async ({ site }) => {
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
    // Without storage for a ticket no tab opens; a toast gives the reason and the article stays.
    await page.keyboard.press('t');
    await expect(page.locator('.toast')).toContainText('quota exceeded');
    await expect(page.locator('article.sheet')).toContainText('give or take the wind.');
  } finally {
    await extension.close();
  }
});
