import type { Page } from '@playwright/test';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

const NEWS = 'http://saltmarsh-courier.example/news.html';
const SILENT = 'The page does not answer';
const LAST_WORDS = 'give or take the wind.';
/** Milliseconds in which the user learns that the page does not answer. */
const TOLD_WITHIN = 5_000;

test.afterEach(({ site }) => {
  site.release();
});

/** Opens the news page and gives the extension access to it. */
async function openGranted(extension: Extension): Promise<Page> {
  const tab = await extension.open(NEWS);
  await extension.grant(tab);
  return tab;
}

/** Stops the page's main thread until the site releases it. It waits for a response, which takes no processor time. */
async function stop(tab: Page): Promise<void> {
  const asked = tab.waitForRequest(/\/held$/);
  await tab.evaluate(() => {
    setTimeout(() => {
      const request = new XMLHttpRequest();
      request.open('GET', '/held', false);
      request.send();
    });
  });
  await asked;
}

test('the shortcut opens the popup where the page does not answer, which shows the article once it does', async ({
  extension,
  site,
}) => {
  await stop(await openGranted(extension));
  await extension.openInFront('command');
  await expect.poll(() => extension.popupText(), { timeout: 2 * TOLD_WITHIN }).toContain(SILENT);
  site.release();
  await expect.poll(() => extension.popupText()).toContain(LAST_WORDS);
});

test('says that a page with an open dialog does not answer, and reads it once the dialog is closed', async ({
  extension,
}) => {
  const tab = await openGranted(extension);
  const opened = tab.waitForEvent('dialog');
  await tab.evaluate(() => {
    setTimeout(() => {
      alert('Stay!');
    });
  });
  const dialog = await opened;
  await extension.openInFront('popup');
  await expect.poll(() => extension.popupText(), { timeout: TOLD_WITHIN }).toContain(SILENT);
  // The page takes the focus then, which closes the popup.
  await dialog.accept();
  await extension.openInFront('popup');
  await expect.poll(() => extension.popupText()).toContain(LAST_WORDS);
});

test('shows no message for a stopped page that answers in time', async ({ extension, site }) => {
  await stop(await openGranted(extension));
  await extension.openInFront('popup');
  const texts: string[] = [];
  const read = async (): Promise<string | undefined> => {
    texts.push(await extension.popupText());
    return texts.at(-1);
  };
  await expect.poll(read).not.toBe('');
  site.release();
  await expect.poll(read).toContain(LAST_WORDS);
  expect(texts.join('')).not.toContain(SILENT);
});
