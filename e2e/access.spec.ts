import { themes } from '../src/themes/index.ts';
import { ARTICLES, NEWS } from './articles.ts';
import { expectAccessible, expectAccessibleInThemes } from './checks/axe.ts';
import { expect, test } from './fixtures.ts';

test('axe finds no violations in the popup, in any theme', async ({ extension }) => {
  const popup = await extension.press(await extension.open(NEWS.url));
  await expect(popup.page.locator('article.sheet')).toBeVisible();
  await expectAccessibleInThemes(extension, popup.page);
  await popup.page.getByRole('button', { name: 'Appearance' }).click();
  await expect(popup.page.getByRole('dialog', { name: 'Appearance' })).toBeVisible();
  await expectAccessibleInThemes(extension, popup.page);
  await popup.page.keyboard.press('Escape');
  await popup.page.keyboard.press('/');
  await expect(popup.page.getByRole('search')).toBeVisible();
  await expectAccessibleInThemes(extension, popup.page);
  await popup.page.keyboard.press('Escape');
  await popup.page.keyboard.press('?');
  await expect(popup.page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await expectAccessibleInThemes(extension, popup.page);
});

test('axe finds no violations in overlay, tab and settings, in any theme', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const overlay = await extension.openOverlay(tab);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  await expectAccessibleInThemes(extension, overlay);
  extension.pressClosingKey(tab, 't');
  const reader = await extension.readerTab();
  await expect(reader.locator('article.sheet')).toBeVisible();
  await expectAccessibleInThemes(extension, reader);

  const options = await extension.open(extension.url('src/options/index.html'));
  await expect(options.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessibleInThemes(extension, options);
});

test('popup and settings open in the stored theme', async ({ extension }) => {
  const tab = await extension.open('http://bank.example/login.html');
  const options = await extension.context.newPage();
  for (const { id: theme } of themes)
    await test.step(theme, async () => {
      await extension.store({ theme });
      const popup = await extension.press(tab);
      await expect(popup.page.locator('html')).toHaveAttribute('data-theme', theme);
      await popup.close();
      await options.goto(extension.url('src/options/index.html'));
      await expect(options.locator('html')).toHaveAttribute('data-theme', theme);
    });
});

test('axe finds no violations in the popup over a page without an article, in any theme', async ({ extension }) => {
  const tab = await extension.context.newPage();
  for (const url of [
    'http://bank.example/login.html',
    'http://findwell.example/links.html',
    'http://canvas.example/empty.html',
    'http://outfitters.example/unsure.html',
    'http://papers.example/document.pdf',
    'chrome://version/',
  ])
    await test.step(url, async () => {
      await tab.goto(url);
      const popup = await extension.press(tab);
      await expect(popup.page.locator('.skeleton')).toHaveCount(0);
      await expectAccessibleInThemes(extension, popup.page);
      await popup.close();
    });
});

test('axe finds no violations in articles of other scripts, with code and with tables', async ({ extension }) => {
  const tab = await extension.context.newPage();
  for (const { url } of ARTICLES.filter((one) => /rtl|cjk|docs|tables|forum/.test(one.url))) {
    await tab.goto(url);
    const popup = await extension.press(tab);
    await expect(popup.page.locator('article.sheet')).toBeVisible();
    await test.step(url, () => expectAccessible(popup.page));
    await popup.close();
  }
});
