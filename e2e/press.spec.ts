import { NEWS } from './articles.ts';
import { expectArticle } from './checks/article.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

const OTHER = 'http://slow-boat.example/ferry.html';
/** The address of a popup for which the background reads the tab. */
const READ_MEANWHILE = /\?tab=\d+$/;

/** The popup that a press over the tab in front opens; '' if the press reaches the background. */
function popupInFront(extension: Extension): Promise<string> {
  return extension.worker.evaluate(async () => {
    const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
    return chrome.action.getPopup({ tabId: tab?.id ?? 0 });
  });
}

test('reads the page while the popup opens, again on another page and after the popup has closed', async ({
  extension,
}) => {
  const page = await extension.open(NEWS.url);
  await expect.poll(() => popupInFront(extension)).toBe('');
  const first = await extension.press(page);
  await expectArticle(first.page, NEWS);
  expect(first.page.url()).toMatch(READ_MEANWHILE);
  expect(await popupInFront(extension)).toMatch(READ_MEANWHILE);
  await first.close();
  await page.goto(OTHER);
  const second = await extension.press(page);
  await expect(second.page.locator('article.sheet h1')).toHaveText('The long way to the islands');
  await second.close();
  await expect.poll(() => popupInFront(extension)).toBe('');
});

test('reads a page although the background ends right after the press', async ({ site }) => {
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    const page = await extension.open(NEWS.url);
    const popup = await extension.press(page);
    await extension.stopWorker();
    await expectArticle(popup.page, NEWS);
  } finally {
    await extension.close();
  }
});

test('reads in a tab where the browser refuses the popup, and leaves later presses to the browser', async ({
  site,
}) => {
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    const page = await extension.open(NEWS.url);
    await expect.poll(() => popupInFront(extension)).toBe('');
    await extension.worker.evaluate(() => {
      chrome.action.openPopup = () => Promise.reject(new Error('This browser opens no popups.'));
    });
    await extension.pressOnly(page);
    await expectArticle(await extension.readerTab(), NEWS);
    const popup = await extension.press(await extension.open(OTHER));
    await expect(popup.page.locator('article.sheet')).toBeVisible();
    expect(popup.page.url()).not.toMatch(READ_MEANWHILE);
  } finally {
    await extension.close();
  }
});
