import type { Page } from 'playwright/test';
import { NEWS } from './articles.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

test('gives an algorithm the stop words of the page’s language, and says where there are none', async ({
  extension,
}) => {
  await extension.store({ algorithm: 'justext' });
  const tab = await extension.open(NEWS.url);
  const popup = await extension.press(tab);
  await expect(popup.page.locator('article.sheet')).toContainText('You cannot hurry it');
  await expect(popup.page.locator('.algorithm-notice')).toHaveCount(0);
  await popup.close();
  await tab.evaluate(() => {
    document.documentElement.lang = 'is';
  });
  const { page } = await extension.press(tab);
  await expect(page.locator('article.sheet')).toContainText('You cannot hurry it');
  await expect(page.locator('.algorithm-notice')).toBeVisible();
});

const FORUM = 'http://slipway.example/forum.html';
const weightsOf = (algorithm: string): string => `injected/packs/${algorithm}-weights.js`;

async function posts(extension: Extension): Promise<number> {
  const popup = await extension.press(await extension.open(FORUM));
  await expect(popup.page.locator('article.sheet')).toContainText('tide');
  const count = await popup.page.locator('article.sheet article.post').count();
  await popup.close();
  return count;
}

test('a thread is shown in posts', async ({ extension }) => {
  expect(await posts(extension)).toBeGreaterThan(1);
});

/** Reads the news page with an algorithm whose weights are missing. */
async function expectNamed(extension: Extension, algorithm: string): Promise<void> {
  await extension.store({ algorithm });
  const popup = await extension.press(await extension.open(NEWS.url));
  await expect(popup.page.locator('article.sheet')).toContainText('You cannot hurry it');
  await expect(popup.page.locator('.algorithm-notice')).toContainText(weightsOf(algorithm));
  await popup.close();
}

/** Reads the news page without a file: first by a press, where the background decides, then in a popup on its own. */
async function readTwiceWithout(
  proxy: string,
  file: string,
  check: (popup: Page, isAlone: boolean) => Promise<void>,
): Promise<void> {
  const extension = await Extension.launch({ proxy, without: [file] });
  try {
    const tab = await extension.open(NEWS.url);
    const popup = await extension.press(tab);
    await expect(popup.page.locator('article.sheet')).toContainText('You cannot hurry it');
    await check(popup.page, false);
    await popup.close();
    const { page: alone } = await extension.openPopupByScript(tab);
    await expect(alone.locator('article.sheet')).toContainText('You cannot hurry it');
    await check(alone, true);
  } finally {
    await extension.close();
  }
}

test('names the missing file of weights where the page has to decide, and not where the background does', async ({
  site,
}) => {
  const file = weightsOf('winnow');
  await readTwiceWithout(site.proxy, file, async (popup, isAlone) => {
    const notice = popup.locator('.algorithm-notice');
    if (isAlone) await expect(notice).toContainText(file);
    else await expect(notice).toHaveCount(0);
  });
});

test('reads with the larger script where the code to decide in the page cannot be loaded', async ({ site }) => {
  await readTwiceWithout(site.proxy, 'injected/packs/decide.js', async (popup) => {
    await expect(popup.locator('.algorithm-notice')).toHaveCount(0);
  });
});

test('names missing weights of web2text, and without rare structure shows a thread as plain text', async ({ site }) => {
  const without = [weightsOf('web2text'), 'injected/packs/rare-structure.js'];
  const extension = await Extension.launch({ proxy: site.proxy, without });
  try {
    await expectNamed(extension, 'web2text');
    await extension.store({ algorithm: 'winnow' });
    expect(await posts(extension)).toBe(0);
  } finally {
    await extension.close();
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
