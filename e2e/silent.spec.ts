import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const NEWS = 'http://saltmarsh-courier.example/news.html';
const SILENT = 'The page does not answer';
const LAST_WORDS = 'give or take the wind.';
/** Milliseconds in which the user learns that the page does not answer. */
const TOLD_WITHIN = 5_000;

/** Keeps the page's main thread busy. */
async function hang(tab: Page, milliseconds: number): Promise<void> {
  await tab.evaluate((duration) => {
    setTimeout(() => {
      const end = Date.now() + duration;
      while (Date.now() < end);
    });
  }, milliseconds);
}

test('says that a busy page does not answer, and shows the article once it does', async ({ extension }) => {
  const tab = await extension.open(NEWS);
  await extension.grant(tab);
  await hang(tab, 12_000);
  await extension.openInFront('popup');
  await expect.poll(() => extension.popupText(), { timeout: TOLD_WITHIN }).toContain(SILENT);
  await expect.poll(() => extension.popupText(), { timeout: 30_000 }).toContain(LAST_WORDS);
});

test('says that a page with an open dialog does not answer, and reads it once the dialog is closed', async ({
  extension,
}) => {
  const tab = await extension.open(NEWS);
  await extension.grant(tab);
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

test('the shortcut opens the popup where the page does not answer', async ({ extension }) => {
  const tab = await extension.open(NEWS);
  await extension.grant(tab);
  await hang(tab, 20_000);
  await extension.openInFront('command');
  await expect.poll(() => extension.popupText(), { timeout: 2 * TOLD_WITHIN }).toContain(SILENT);
});

test('shows no message for a busy page that answers in time', async ({ extension }) => {
  const tab = await extension.open(NEWS);
  await extension.grant(tab);
  await hang(tab, 1_000);
  await extension.openInFront('popup');
  const texts: string[] = [];
  await expect
    .poll(async () => {
      texts.push(await extension.popupText());
      return texts.at(-1);
    })
    .toContain(LAST_WORDS);
  expect(texts.join('')).not.toContain(SILENT);
});
