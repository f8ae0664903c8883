import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { Extension, type LaunchOptions } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

const SCRIPTS = new URL('../dist/chromium/assets/', import.meta.url);

/** Opens the popup of an extension without the file of DOMPurify. */
async function withoutPurify(options: LaunchOptions, check: (popup: Page) => Promise<void>): Promise<void> {
  const files = readdirSync(SCRIPTS).filter((name) => name.startsWith('purify-'));
  expect(files).toHaveLength(1);
  const extension = await Extension.launch({ ...options, without: files.map((file) => `assets/${file}`) });
  try {
    await check((await extension.press(await extension.open(NEWS.url))).page);
  } finally {
    await extension.close();
  }
}

test('needs no DOMPurify where the browser has a sanitiser', async ({ site, page }) => {
  const isUsed = await page.evaluate(() => {
    const holder = document.implementation.createHTMLDocument('').createElement('div') as Element & {
      setHTML?(html: string): void;
    };
    if (!holder.setHTML) return false;
    holder.setHTML('<p><template shadowrootmode="open">a</template></p>');
    return holder.firstElementChild?.shadowRoot === null;
  });
  test.skip(!isUsed, 'This browser has no sanitiser, or an early form of it');
  await withoutPurify({ proxy: site.proxy }, async (popup) => {
    await expect(popup.locator('article.sheet')).toContainText('You cannot hurry it');
  });
});

test('shows no article, and says so, where DOMPurify is needed and cannot be loaded', async ({ site }) => {
  await withoutPurify({ proxy: site.proxy, hasSanitizer: false }, async (popup) => {
    await expect(popup.getByText('Winnow could not load this part')).toBeVisible();
    await expect(popup.locator('article.sheet')).toHaveCount(0);
  });
});
