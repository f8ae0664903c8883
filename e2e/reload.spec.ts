import type { Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { pageState } from './checks/page-state.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

/** Updates the extension, as the browser does: its worker ends, so there is no answer. */
function reload(extension: Extension): void {
  extension.worker
    .evaluate(() => {
      chrome.runtime.reload();
    })
    .catch(() => undefined);
}

async function withOwn(proxy: string, work: (extension: Extension) => Promise<void>): Promise<void> {
  const extension = await Extension.launch({ proxy });
  try {
    await work(extension);
  } finally {
    await extension.close();
  }
}

test('gives the page back when the extension is updated while the reader is over it', async ({ site }) => {
  await withOwn(site.proxy, async (extension) => {
    const page = await extension.open(NEWS.url);
    const before = await pageState(page);
    const overlay = await extension.openOverlay(page);
    await expect(overlay.locator('article.sheet')).toBeVisible();
    reload(extension);
    await expect.poll(() => pageState(page)).toEqual(before);
    await page.getByRole('heading', { level: 1 }).click();
    expect(await page.evaluate(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2)?.localName)).not.toBe(
      'div',
    );
  });
});

test('gives the page back when the extension is updated during a fix on the page', async ({ site }) => {
  await withOwn(site.proxy, async (extension) => {
    const page = await extension.open(NEWS.url);
    const before = await pageState(page);
    const overlay = await extension.openOverlay(page);
    await expect(overlay.locator('article.sheet')).toBeVisible();
    await page.keyboard.press('a');
    await overlay.getByRole('menuitem', { name: 'Fix on the page' }).press('Enter');
    await expect(overlay.getByRole('main', { name: 'Fix on the page' })).toHaveAttribute('aria-busy', 'false');
    expect(await pageState(page)).not.toEqual(before);
    reload(extension);
    await expect.poll(() => pageState(page)).toEqual(before);
    await page.getByRole('heading', { level: 1 }).click();
  });
});

for (const { name, open } of [
  {
    name: 'the popup',
    open: async (extension: Extension): Promise<Page> => (await extension.press(await extension.open(NEWS.url))).page,
  },
  {
    name: 'a reader tab',
    open: async (extension: Extension): Promise<Page> => extension.openReaderTab(await extension.open(NEWS.url)),
  },
  ...['src/library/index.html', 'src/library/index.html?view=highlights', 'src/options/index.html'].map((path) => ({
    name: path,
    open: (extension: Extension): Promise<Page> => extension.open(extension.url(path)),
  })),
])
  test(`closes ${name} when the extension is updated, and no other tab`, async ({ site }) => {
    await withOwn(site.proxy, async (extension) => {
      const other = await extension.open(NEWS.url);
      const page = await open(extension);
      await page.waitForLoadState();
      reload(extension);
      await expect.poll(() => page.isClosed()).toBe(true);
      expect(other.isClosed()).toBe(false);
    });
  });

test('keeps what the user typed into a rule when the extension is updated', async ({ site }) => {
  await withOwn(site.proxy, async (extension) => {
    const rule = { id: 'a', site: 'a.example', scope: 'site', action: 'leave-out', match: 'aside', name: 'aside' };
    await extension.store({ 'rules:a.example': [rule] });
    // The browser starts an unpacked extension again only in developer mode.
    const developer = await extension.open('chrome://extensions/');
    await developer.evaluate(() => chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true }));
    const selector = (page: Page) => page.getByRole('textbox', { name: 'Selector' });
    const options = await extension.open(extension.url('src/options/index.html'));
    await options.getByRole('button', { name: /^Edit/ }).click();
    await selector(options).fill('aside.half-typed');
    reload(extension);
    await expect.poll(() => options.isClosed()).toBe(true);
    const again = await extension.context.newPage();
    await expect(() => again.goto(extension.url('src/options/index.html'))).toPass();
    await expect(selector(again)).toHaveValue('aside.half-typed');
    await again.getByRole('button', { name: /^Edit/ }).click();
    await again.getByRole('button', { name: /^Edit/ }).click();
    await expect(selector(again)).toHaveValue('aside');
  });
});
