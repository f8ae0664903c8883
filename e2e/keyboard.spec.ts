import type { Frame, Page } from '@playwright/test';
import { themes } from '../src/themes/index.ts';
import { NEWS } from './articles.ts';
import { expect, test } from './fixtures.ts';

const scrolled = (view: Page | Frame): Promise<number> =>
  view.locator('.scroller').evaluate((element) => element.scrollTop);

test('keys scroll, go through the toolbar, change the look, find words, list the keys, and close the popup', async ({
  extension,
}) => {
  const popup = await extension.press(await extension.open(NEWS.url));
  const { page } = popup;
  await expect(page.locator('article.sheet')).toBeVisible();
  // The view is ready once it has set the title.
  await expect(page).toHaveTitle(/^The mill/);

  await test.step('scroll as soon as the popup is open', async () => {
    expect(await scrolled(page)).toBe(0);
    for (const key of ['Space', 'PageDown', 'ArrowDown', 'End']) {
      await page.keyboard.press(key);
      await expect.poll(() => scrolled(page)).toBeGreaterThan(20);
      await page.keyboard.press('Home');
      await expect.poll(() => scrolled(page)).toBe(0);
    }
  });

  await test.step('move the focus to the toolbar, inside it with arrows, and back from a menu', async () => {
    await page.keyboard.press('Tab');
    for (const name of ['Outline', 'Appearance', 'Find', 'Listen', 'Highlight']) {
      await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
      await page.keyboard.press('ArrowRight');
    }
    await page.keyboard.press('Enter');
    const menu = page.getByRole('menu');
    await expect(menu.getByRole('menuitem').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused();
  });

  await test.step('change the text size with plus and minus, and the theme with D', async () => {
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

  await test.step('find words with slash; Esc closes the search but not the popup', async () => {
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

  await test.step('list the keys with the question mark; Esc closes the list, then the popup', async () => {
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
});

test('R opens the overlay, which gets the keys as soon as it opens, and T opens a tab', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const first = await extension.press(tab);
  await first.page.locator('article.sheet').waitFor();
  await first.closedBy(() => first.page.keyboard.press('r'));
  const overlay = await extension.overlay(tab);
  await expect(overlay.locator('article.sheet h1')).toHaveText(NEWS.title);
  await tab.keyboard.press('Space');
  await expect.poll(() => scrolled(overlay)).toBeGreaterThan(100);
  await tab.keyboard.press('/');
  await expect(overlay.getByRole('searchbox')).toBeFocused();
  await tab.keyboard.type('redshanks');
  await expect(overlay.locator('.find-count')).toHaveText('1 of 1');
  await tab.keyboard.press('Escape');
  await expect(overlay.getByRole('searchbox')).toHaveCount(0);
  expect(extension.overlayNow(tab)).not.toBeNull();
  extension.pressClosingKey(tab, 't');
  await expect((await extension.readerTab()).locator('article.sheet h1')).toHaveText(NEWS.title);
});
