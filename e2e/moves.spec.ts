import type { Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expectArticle } from './checks/article.ts';
import { expectClosed, openArticle } from './checks/overlay.ts';
import { pageState } from './checks/page-state.ts';
import { keepAs } from './checks/saved.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import { readWithAnother } from './menus.ts';

/**
 * Unloads the tabs at these addresses, as the browser does when memory is short. Each gets another id and another
 * Page. Resolves to the new ids.
 */
async function unload(extension: Extension, pages: readonly Page[]): Promise<readonly number[]> {
  const closed = Promise.all(pages.map((page) => page.waitForEvent('close')));
  const ids = await extension.worker.evaluate(
    async (urls) => {
      const tabs = await chrome.tabs.query({});
      const found = urls.map((url) => tabs.find((tab) => tab.url === url)!.id!);
      const unloaded = await Promise.all(found.map((id) => chrome.tabs.discard(id)));
      return unloaded.map((tab) => tab!.id!);
    },
    pages.map((page) => page.url()),
  );
  await closed;
  return ids;
}

/** Brings an unloaded tab to the front, which loads it again. */
async function reload(extension: Extension, id: number): Promise<Page> {
  const loaded = extension.context.waitForEvent('page');
  await extension.worker.evaluate((tabId) => chrome.tabs.update(tabId, { active: true }), id);
  return loaded;
}

test('shows the article in a reader tab that the browser has unloaded, and after its page was unloaded', async ({
  extension,
}) => {
  const source = await extension.open(NEWS.url);
  const before = await pageState(source);
  const reader = await extension.openReaderTab(source);
  await expectArticle(reader, NEWS);
  // The browser unloads only tabs that are not in front.
  await extension.open('http://tin-and-twine.example/blog.html');
  const [sourceId, readerId] = await unload(extension, [source, reader]);

  const again = await reload(extension, readerId!);
  await expectArticle(again, NEWS);
  await keepAs(again, 'Keep to read offline');
  await expect(again.locator('.toast')).toContainText('Kept in the reading list');
  await again.reload();
  await expectArticle(again, NEWS);

  const page = await reload(extension, sourceId!);
  await expect(page).toHaveURL(NEWS.url);
  await page.waitForLoadState();
  expect(await pageState(page)).toBe(before);
  await openArticle(extension, page);
  await extension.command(page);
  await expectClosed(extension, page);
  expect(await pageState(page)).toBe(before);
});

test('continues with the next page in a reader tab that the browser has unloaded', async ({ extension }) => {
  const source = await extension.open('http://slow-boat.example/ferry.html');
  const reader = await extension.openReaderTab(source);
  await expect(reader.locator('article.sheet h1')).toBeVisible();
  await source.bringToFront();
  const [id] = await unload(extension, [reader]);
  const again = await reload(extension, id!);
  const next = again.getByRole('button', { name: 'Continue with page 2 of 3' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(again.getByText('That was stop 12')).toHaveCount(1);
});

test('asks for the button where the page of a reader tab was unloaded, and reads on after it was pressed', async ({
  extension,
}) => {
  const source = await extension.open('http://slow-boat.example/ferry.html');
  const reader = await extension.openReaderTab(source);
  const heading = reader.getByRole('heading', { level: 1 });
  const again = reader.getByRole('button', { name: 'Try again' });
  const expectAsked = async (): Promise<void> => {
    await expect(reader.getByRole('alert')).toContainText('Go there, click the Winnow button, then try again here');
  };
  await expect(heading).toHaveText('The long way to the islands');
  await reader.bringToFront();
  const [id] = await unload(extension, [source]);
  await reader.getByRole('button', { name: 'Continue with page 2 of 3' }).click();
  await expectAsked();
  await keepAs(reader, 'Keep to read offline');
  await expect(reader.locator('.toast')).toContainText('without 1 picture that could not be fetched');

  const page = await reload(extension, id!);
  await page.waitForLoadState();
  await reader.bringToFront();
  await again.click();
  await expectAsked();
  await readWithAnother(reader);
  await expect(heading).toHaveText('Winnow needs your permission');
  await again.click();
  await expect(heading).toHaveText('Winnow needs your permission');

  await extension.grant(page);
  await reader.bringToFront();
  await again.click();
  await expect(heading).toHaveText('The long way to the islands');
  await reader.getByRole('button', { name: 'Continue with page 2 of 3' }).click();
  await expect(reader.getByText('That was stop 12')).toHaveCount(1);
  await keepAs(reader, 'Keep to read offline');
  await expect(reader.locator('.toast')).toHaveText('Kept in the reading list');
});

test('adds the next page to a reader tab whose page was loaded again', async ({ extension }) => {
  const source = await extension.open('http://slow-boat.example/ferry.html');
  const reader = await extension.openReaderTab(source);
  await expect(reader.locator('article.sheet h1')).toBeVisible();
  await source.reload();
  await reader.bringToFront();
  await reader.getByRole('button', { name: 'Continue with page 2 of 3' }).click();
  await expect(reader.getByText('That was stop 12')).toHaveCount(1);
});

test('stays over a page that moves to another window, and closes there by its shortcut', async ({ extension }) => {
  const page = await extension.open(NEWS.url);
  await page.evaluate(() => {
    scrollTo(0, 300);
  });
  const before = await pageState(page);
  const overlay = await openArticle(extension, page);
  const isAlone = await extension.worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    await chrome.windows.create({ tabId: tab!.id! });
    const { windowId } = await chrome.tabs.get(tab!.id!);
    return (await chrome.tabs.query({ windowId })).length === 1 && windowId !== tab!.windowId;
  });
  expect(isAlone).toBe(true);
  await expectArticle(overlay, NEWS);
  expect(extension.overlayNow(page)).toBe(overlay);
  await extension.command(page);
  await expectClosed(extension, page);
  expect(await pageState(page)).toBe(before);
  await openArticle(extension, page);
  extension.pressClosingKey(page, 'Escape');
  await expectClosed(extension, page);
  expect(await pageState(page)).toBe(before);
});

/** Scrolls a page, and notes whether the browser shows it again without loading it. */
async function use(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 300);
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isKept: persisted }));
  });
}

// Chromium keeps no page with a frame of an extension whole: it loads a page again that was left with an open reader.
for (const isLeftOpen of [false, true])
  test(`goes back and forward to pages that were left with the reader ${isLeftOpen ? 'open' : 'closed'}, and opens it there again`, async ({
    site,
  }) => {
    const extension = await Extension.launch({ proxy: site.proxy, keepsPages: true });
    try {
      const [first, second] = ['?first', '?second'].map((query) => `http://gauge.example/kinds/kept-whole${query}`);
      const page = await extension.open(first!);
      const openAndClose = async (): Promise<void> => {
        const before = await pageState(page);
        await openArticle(extension, page);
        await extension.command(page);
        await expectClosed(extension, page);
        expect(await pageState(page)).toBe(before);
      };
      const leave = async (go: () => Promise<unknown>): Promise<void> => {
        await use(page);
        await openAndClose();
        if (isLeftOpen) await openArticle(extension, page);
        await go();
      };
      await leave(() => page.goto(second!));
      for (const [way, url] of [
        ['goBack', first],
        ['goForward', second],
      ] as const) {
        await leave(() => page[way]({ waitUntil: 'commit' }));
        await expect(page).toHaveURL(url!);
        if (isLeftOpen) await page.waitForLoadState();
        else await page.waitForFunction(() => 'isKept' in window && window.isKept === true);
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
        expect(extension.overlayNow(page)).toBeNull();
        await openAndClose();
      }
    } finally {
      await extension.close();
    }
  });
