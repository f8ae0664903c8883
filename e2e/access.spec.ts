import { themes } from '../src/themes/index.ts';
import { ARTICLES, NEWS } from './articles.ts';
import { expectAccessible, rulesFor } from './checks/axe.ts';
import { expect, test } from './fixtures.ts';

for (const { id: theme } of themes) {
  const rules = rulesFor(theme);
  test(`axe finds no violations in popup, overlay, tab and settings in ${theme}`, async ({ extension }) => {
    await extension.store({ theme });
    const tab = await extension.open(NEWS.url);
    const popup = await extension.press(tab);
    await expect(popup.page.locator('html')).toHaveAttribute('data-theme', theme);
    await expect(popup.page.locator('article.sheet')).toBeVisible();
    await expectAccessible(popup.page, rules);
    await popup.page.getByRole('button', { name: 'Appearance' }).click();
    await expect(popup.page.getByRole('dialog', { name: 'Appearance' })).toBeVisible();
    await expectAccessible(popup.page, rules);
    await popup.page.keyboard.press('Escape');
    await popup.page.keyboard.press('/');
    await expect(popup.page.getByRole('search')).toBeVisible();
    await expectAccessible(popup.page, rules);
    await popup.page.keyboard.press('Escape');
    await popup.page.keyboard.press('?');
    await expect(popup.page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expectAccessible(popup.page, rules);
    await popup.close();

    await extension.command(tab);
    const overlay = await extension.overlay(tab);
    await expect(overlay.locator('article.sheet')).toBeVisible();
    await expectAccessible(overlay, rules);
    extension.pressClosingKey(tab, 't');
    const reader = await extension.readerTab();
    await expect(reader.locator('article.sheet')).toBeVisible();
    await expectAccessible(reader, rules);

    const options = await extension.open(extension.url('src/options/index.html'));
    await expect(options.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(options.locator('html')).toHaveAttribute('data-theme', theme);
    await expectAccessible(options, rules);
  });

  test(`axe finds no violations in the states without an article in ${theme}`, async ({ extension }) => {
    await extension.store({ theme });
    const urls = [
      'http://bank.example/login.html',
      'http://findwell.example/links.html',
      'http://canvas.example/empty.html',
      'http://outfitters.example/unsure.html',
      'http://papers.example/document.pdf',
      'chrome://version/',
    ];
    for (const url of urls) {
      const popup = await extension.press(await extension.open(url));
      await expect(popup.page.locator('html')).toHaveAttribute('data-theme', theme);
      await expect(popup.page.locator('.skeleton')).toHaveCount(0);
      await test.step(url, () => expectAccessible(popup.page, rules));
      await popup.close();
    }
  });
}

test('axe finds no violations in articles of other scripts, with code and with tables', async ({ extension }) => {
  for (const { url } of ARTICLES.filter(({ url }) => /rtl|cjk|docs|tables|forum/.test(url))) {
    const popup = await extension.press(await extension.open(url));
    await expect(popup.page.locator('article.sheet')).toBeVisible();
    await test.step(url, () => expectAccessible(popup.page));
    await popup.close();
  }
});
