import { NEWS } from './articles.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

test('gives an algorithm the stop words of the page’s language', async ({ extension }) => {
  await extension.store({ algorithm: 'justext' });
  const { page } = await extension.press(await extension.open(NEWS.url));
  await expect(page.locator('article.sheet')).toContainText('You cannot hurry it');
  await expect(page.locator('.algorithm-notice')).toHaveCount(0);
});

test('shows a notice where a language has no stop words', async ({ extension }) => {
  await extension.store({ algorithm: 'justext' });
  const tab = await extension.open(NEWS.url);
  await tab.evaluate(() => {
    document.documentElement.lang = 'is';
  });
  const { page } = await extension.press(tab);
  await expect(page.locator('article.sheet')).toContainText('You cannot hurry it');
  await expect(page.locator('.algorithm-notice')).toBeVisible();
});

for (const algorithm of ['winnow', 'web2text'])
  test(`names the missing file where the weights of ${algorithm} cannot be loaded`, async ({ site }) => {
    const file = `injected/packs/${algorithm}-weights.js`;
    const extension = await Extension.launch({ proxy: site.proxy, without: [file] });
    try {
      await extension.store({ algorithm });
      const { page } = await extension.press(await extension.open(NEWS.url));
      await expect(page.locator('article.sheet')).toContainText('You cannot hurry it');
      await expect(page.locator('.algorithm-notice')).toContainText(file);
    } finally {
      await extension.close();
    }
  });
