import type { Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import { keepAs } from './checks/saved.ts';
import type { Extension } from './chromium/extension.ts';
import type { Popup } from './chromium/popup.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';
import { until } from './until.ts';

/** A paragraph in the middle of the news page. */
const PARAGRAPH = 'You cannot hurry it';
/** A page that names no other address as its own. */
const BLOG = { url: 'http://bare-notes.example/blog.html', title: 'Repairing a radio I do not understand' };
const KEPT = 'src/library/index.html?article=';

/** Opens the article of a tab in the popup and keeps it. */
async function keep(extension: Extension, tab: Page): Promise<Popup> {
  const popup = await extension.press(tab);
  await popup.page.locator('article.sheet').waitFor();
  await keepAs(popup.page, 'Keep to read offline');
  await expect(popup.page.locator('.toast')).toContainText('Kept in the reading list');
  return popup;
}

/** Reads the article in a popup to its middle. */
async function begin(extension: Extension, popup: Popup): Promise<void> {
  await popup.page
    .locator('.content p', { hasText: PARAGRAPH })
    .first()
    .evaluate((element) => {
      element.scrollIntoView({ block: 'start' });
    });
  const stored = () => extension.worker.evaluate(async () => JSON.stringify(await chrome.storage.local.get()));
  await expect.poll(stored).toContain('places');
}

/** What a popup opens in a tab while it closes: a kept article. */
async function keptArticle(extension: Extension, popup: Popup, act: () => Promise<unknown>): Promise<Page> {
  await popup.closedBy(act);
  return until(
    'The kept article opens',
    () => extension.context.pages().find((page) => page.url().startsWith(extension.url(KEPT))) ?? null,
  );
}

test('goes on reading from a page without an article, and opens the kept copy of a dead address', async ({
  extension,
}) => {
  const tab = await extension.open(BLOG.url);
  await (await keep(extension, tab)).close();
  await tab.goto(NEWS.url);
  const news = await keep(extension, tab);
  await begin(extension, news);
  await news.close();

  await test.step('from a page of the browser, by keys alone', async () => {
    await tab.goto('chrome://version/');
    const popup = await extension.press(tab);
    const article = popup.page.getByRole('region', { name: 'Go on reading' }).getByRole('button').first();
    await expect(article).toHaveAccessibleName(/ saltmarsh-courier\.example \d+ min left$/);
    await expect(article).toContainText(NEWS.title);
    for (const name of ['Reading list', 'All highlights', 'All settings'])
      await expect(popup.page.getByRole('navigation').getByRole('button', { name })).toBeVisible();
    await expect(popup.page.getByRole('button', { name: 'Open the kept copy' })).toHaveCount(0);
    await expectAccessible(popup.page);
    await tabTo(popup.page, article);
    const reader = await keptArticle(extension, popup, () => popup.page.keyboard.press('Enter'));
    const paragraph = reader.locator('.content p', { hasText: PARAGRAPH }).first();
    const top = () => paragraph.evaluate((element) => element.getBoundingClientRect().top);
    await paragraph.waitFor();
    // Below the bar, which has less than 100 pixels.
    await expect.poll(async () => Math.abs(await top())).toBeLessThan(100);
    await reader.close();
  });

  await test.step('from the address of a kept article, which is dead now', async () => {
    await extension.context.setOffline(true);
    await tab.goto(BLOG.url).catch(() => null);
    const popup = await extension.press(tab);
    await expect(popup.page.getByRole('heading', { level: 1 })).toHaveText('This page did not load');
    const open = popup.page.getByRole('button', { name: 'Open the kept copy' });
    await expect(open).toBeVisible();
    await expect(popup.page.getByRole('region', { name: 'Go on reading' }).getByRole('button')).toHaveCount(1);
    await expectAccessible(popup.page);
    const reader = await keptArticle(extension, popup, () => open.click());
    await expect(reader.locator('article.sheet h1')).toHaveText(BLOG.title);
    await extension.context.setOffline(false);
  });
});
