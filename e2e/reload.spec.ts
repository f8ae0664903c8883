import { NEWS } from './articles.ts';
import { pageState } from './checks/page-state.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

test('gives the page back when the extension is updated while the reader is over it', async ({ site }) => {
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    const page = await extension.open(NEWS.url);
    const before = await pageState(page);
    const overlay = await extension.openOverlay(page);
    await expect(overlay.locator('article.sheet')).toBeVisible();
    // The worker ends with the extension, so there is no answer.
    extension.worker
      .evaluate(() => {
        chrome.runtime.reload();
      })
      .catch(() => undefined);
    await expect.poll(() => pageState(page)).toEqual(before);
    await page.getByRole('heading', { level: 1 }).click();
    expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName)).not.toBe(
      'div',
    );
  } finally {
    await extension.close();
  }
});
