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

test('shows a thread as plain text where the code for rare structure cannot be loaded', async ({ extension, site }) => {
  const url = 'http://slipway.example/forum.html';
  const posts = async (one: Extension): Promise<number> => {
    const { page } = await one.press(await one.open(url));
    await expect(page.locator('article.sheet')).toContainText('tide');
    return page.locator('article.sheet article.post').count();
  };
  expect(await posts(extension)).toBeGreaterThan(1);
  const without = await Extension.launch({ proxy: site.proxy, without: ['injected/packs/rare-structure.js'] });
  try {
    expect(await posts(without)).toBe(0);
  } finally {
    await without.close();
  }
});

/** The elements that MathJax makes of x², without the source of the formula. */
const DRAWN =
  '<mjx-container class="MathJax"><mjx-math><mjx-msup><mjx-mi class="mjx-i"><mjx-c class="mjx-c1D465"></mjx-c></mjx-mi><mjx-script><mjx-mn class="mjx-n"><mjx-c class="mjx-c32"></mjx-c></mjx-mn></mjx-script></mjx-msup></mjx-math></mjx-container>';

for (const algorithm of ['winnow', 'bte', 'justext'])
  test(`shows a drawn formula, for which ${algorithm} loads code`, async ({ extension }) => {
    await extension.store({ algorithm });
    const tab = await extension.open(NEWS.url);
    await tab.evaluate((drawn) => {
      const paragraph = Array.from(document.querySelectorAll('p')).find(({ textContent }) =>
        textContent.includes('You cannot hurry it'),
      );
      paragraph?.insertAdjacentHTML('beforeend', ` Let ${drawn} be.`);
    }, DRAWN);
    const { page } = await extension.press(tab);
    await expect(page.locator('article.sheet msup')).toHaveText('x2');
  });
