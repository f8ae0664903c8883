import { NEWS } from './articles.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

test('an algorithm with stop words gets those of the page, and has nothing to excuse', async ({ extension }) => {
  await extension.store({ algorithm: 'justext' });
  const { page } = await extension.press(await extension.open(NEWS.url));
  await expect(page.locator('article.sheet')).toContainText('You cannot hurry it');
  await expect(page.locator('.algorithm-note')).toHaveCount(0);
});

test('where there are none for a language, the article comes without, and says so', async ({ extension }) => {
  await extension.store({ algorithm: 'justext' });
  const tab = await extension.open(NEWS.url);
  await tab.evaluate(() => {
    document.documentElement.lang = 'is';
  });
  const { page } = await extension.press(tab);
  await expect(page.locator('article.sheet')).toContainText('You cannot hurry it');
  await expect(page.locator('.algorithm-note')).toBeVisible();
});

test('where the weights are missing, the article comes without, and says which file that is', async ({ site }) => {
  const file = 'injected/packs/web2text-weights.js';
  const extension = await Extension.launch({ proxy: site.proxy, without: [file] });
  try {
    await extension.store({ algorithm: 'web2text' });
    const { page } = await extension.press(await extension.open(NEWS.url));
    await expect(page.locator('article.sheet')).toContainText('You cannot hurry it');
    await expect(page.locator('.algorithm-note')).toContainText(file);
  } finally {
    await extension.close();
  }
});
