import type { Page } from '@playwright/test';
import { themes } from '../src/themes/index.ts';
import { NEWS } from './articles.ts';
import type { Popup } from './chromium/popup.ts';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

async function openNews(extension: Extension): Promise<Popup> {
  const popup = await extension.press(await extension.open(NEWS.url));
  await expect(popup.page.locator('article.sheet')).toBeVisible();
  // The view is ready once it has set the title.
  await expect(popup.page).toHaveTitle(/^The mill/);
  return popup;
}

const scrolled = (page: Page): Promise<number> => page.locator('.scroller').evaluate((element) => element.scrollTop);

for (const key of ['Space', 'PageDown', 'ArrowDown', 'End']) {
  test(`${key} scrolls the article as soon as the popup is open`, async ({ extension }) => {
    const { page } = await openNews(extension);
    expect(await scrolled(page)).toBe(0);
    await page.keyboard.press(key);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(20);
  });
}

test('moves the focus to the toolbar, inside it with arrows, and back from a menu', async ({ extension }) => {
  const { page } = await openNews(extension);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Outline' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Appearance' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Find' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Listen' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('button', { name: 'Highlight' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
});

test('changes the text size with plus and minus, and the theme with D', async ({ extension }) => {
  const { page } = await openNews(extension);
  const size = (): Promise<number> =>
    page
      .locator('.content p')
      .first()
      .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
  const normal = await size();
  await page.keyboard.press('+');
  await expect.poll(size).toBeGreaterThan(normal);
  await page.keyboard.press('-');
  await expect.poll(size).toBe(normal);
  await page.keyboard.press('-');
  await expect.poll(size).toBeLessThan(normal);
  for (const { id } of [...themes.slice(1), ...themes.slice(0, 1)]) {
    await page.keyboard.press('d');
    await expect(page.locator('html')).toHaveAttribute('data-theme', id);
  }
});

test('finds words with slash; Esc closes the search but not the popup', async ({ extension }) => {
  const { page } = await openNews(extension);
  await page.keyboard.press('/');
  const field = page.getByRole('searchbox');
  await expect(field).toBeFocused();
  await page.keyboard.type('ledger');
  const count = page.locator('.find-count');
  await expect(count).toHaveText('1 of 2');
  await expect.poll(() => page.evaluate(() => CSS.highlights.get('found')?.size)).toBe(2);
  await page.keyboard.press('Enter');
  await expect(count).toHaveText('2 of 2');
  await expect.poll(() => scrolled(page)).toBeGreaterThan(500);
  await page.keyboard.press('Escape');
  await expect(field).toHaveCount(0);
  await expect(page.locator('.scroller')).toBeFocused();
  expect(page.isClosed()).toBe(false);
});

test('lists the keys with the question mark; Esc closes the list, then the popup', async ({ extension }) => {
  const popup = await openNews(extension);
  const { page } = popup;
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help).toContainText('Find in article');
  // The shortcuts that the browser has assigned.
  const assigned = await extension.worker.evaluate(() => chrome.commands.getAll());
  for (const { shortcut } of assigned) await expect(help).toContainText(shortcut ?? '');
  await expect(help.getByRole('term').filter({ hasText: 'Tab' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  await popup.closedBy(() => page.keyboard.press('Escape'));
  expect(page.isClosed()).toBe(true);
});

test('opens the overlay with R and a tab with T', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const first = await extension.press(tab);
  await first.page.locator('article.sheet').waitFor();
  await first.closedBy(() => first.page.keyboard.press('r'));
  await expect((await extension.overlay(tab)).locator('article.sheet h1')).toHaveText(NEWS.title);
  extension.pressClosingKey(tab, 't');
  await expect((await extension.readerTab()).locator('article.sheet h1')).toHaveText(NEWS.title);
});

test('sends keys to the overlay as soon as it opens', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const overlay = await extension.openOverlay(tab);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  await tab.keyboard.press('Space');
  await expect.poll(() => overlay.locator('.scroller').evaluate((element) => element.scrollTop)).toBeGreaterThan(100);
  await tab.keyboard.press('/');
  await expect(overlay.getByRole('searchbox')).toBeFocused();
  await tab.keyboard.type('redshanks');
  await expect(overlay.locator('.find-count')).toHaveText('1 of 1');
  await tab.keyboard.press('Escape');
  await expect(overlay.getByRole('searchbox')).toHaveCount(0);
  expect(extension.overlayNow(tab)).not.toBeNull();
  extension.pressClosingKey(tab, 'Escape');
  await expect.poll(() => extension.overlayNow(tab)).toBeNull();
});
