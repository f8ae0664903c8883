import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

const open = async (extension: Extension): Promise<Page> => {
  const page = await extension.open(extension.url('src/options/index.html'));
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  return page;
};

const importText = (page: Page, text: string): Promise<void> =>
  page
    .locator('section:has(#transfer) input[type=file]')
    .setInputFiles({ name: 'settings.json', mimeType: 'application/json', buffer: Buffer.from(text) });

test('finds settings by words, and shows each change at once in the preview', async ({ extension }) => {
  const page = await open(extension);
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await expect(contents.getByRole('link')).toHaveText(await page.locator('main h2').allTextContents());
  await contents.getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeInViewport();
  const search = page.getByRole('searchbox', { name: 'Search settings' });
  await search.fill('line height');
  await expect(contents).toBeHidden();
  await expect(page.getByRole('spinbutton', { name: 'Line height' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Sepia' })).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeHidden();
  await search.fill('submarine');
  await expect(page.getByText('No setting matches “submarine”.')).toBeVisible();
  await search.fill('');
  await expect(page.getByRole('heading', { name: 'Privacy' })).toBeVisible();

  const text = page.locator('.sample .content p').first();
  await page.getByRole('spinbutton', { name: 'Text size' }).fill('30');
  await page.getByRole('spinbutton', { name: 'Text size' }).press('Enter');
  await expect(text).toHaveCSS('font-size', '30px');
  await page.getByRole('radio', { name: 'Sans', exact: true }).check();
  await expect(text).toHaveCSS('font-family', /Source Sans 3/);
  await page.getByRole('radio', { name: 'Both sides' }).check();
  await expect(text).toHaveCSS('text-align', 'justify');
});

test('exports the settings to a file, imports them again, and says what is wrong with a file', async ({
  extension,
}) => {
  await extension.store({ theme: 'black', fontSize: 28, sites: { 'a.example': { font: 'mono' } }, settingsVersion: 2 });
  const page = await open(extension);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'black');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export settings' }).click();
  const download = await downloaded;
  expect(download.suggestedFilename()).toBe('winnow-settings.json');
  const text = await readFile(await download.path(), 'utf8');
  expect(JSON.parse(text)).toMatchObject({ format: 'winnow-settings', version: 2, settings: { theme: 'black' } });
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect(page.getByRole('button', { name: 'Remove a.example' })).toHaveCount(0);
  await importText(page, text);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'black');
  await expect(page.getByRole('button', { name: 'Remove a.example' })).toBeVisible();

  // A file that cannot be read changes nothing.
  for (const [text, words] of [
    ['<html>', 'not JSON'],
    ['{"theme":"dark"}', 'no settings of Winnow'],
    ['{"format":"winnow-settings","version":99,"settings":{}}', 'newer version'],
  ] as const) {
    await importText(page, text);
    await expect(page.locator('.warning')).toContainText(words);
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'black');
  await importText(page, '{"format":"winnow-settings","version":2,"settings":{"theme":"neon","width":"wide"}}');
  await expect(page.locator('.warning')).toContainText('left out: theme');
  await expect(page.getByRole('radio', { name: 'Wide' })).toBeChecked();
});

test('keeps the settings on this device while syncing is off', async ({ extension }) => {
  const page = await open(extension);
  await page.getByRole('checkbox', { name: 'Sync settings' }).uncheck();
  await page.getByRole('radio', { name: 'Dark' }).check();
  const stored = () =>
    extension.worker.evaluate(async () => {
      const [sync, local] = await Promise.all([chrome.storage.sync.get(), chrome.storage.local.get()]);
      return [sync['theme'], local['theme']];
    });
  await expect.poll(stored).toEqual([undefined, 'dark']);
  await page.getByRole('checkbox', { name: 'Sync settings' }).check();
  await expect.poll(stored).toEqual(['dark', undefined]);
});

test('deletes everything that is stored after a second press, and opens the reading list', async ({ extension }) => {
  await extension.store({ theme: 'sepia', settingsVersion: 2 });
  const page = await open(extension);
  await extension.worker.evaluate(() => chrome.storage.local.set({ kept: 'x'.repeat(5000) }));
  await page.reload();
  // Chromium still counts databases of earlier tests for a while.
  const kilobytes = async () => /^(\d+) kB$/.exec((await page.getByRole('definition').last().textContent()) ?? '')?.[1];
  await expect.poll(async () => Number(await kilobytes())).toBeGreaterThanOrEqual(5);
  await page.getByRole('button', { name: 'Delete all data' }).click();
  await expect(page.getByText('It cannot be undone.')).toBeVisible();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page.getByText('All data is deleted.')).toBeVisible();
  const left = await extension.worker.evaluate(async () => ({
    ...(await chrome.storage.sync.get()),
    ...(await chrome.storage.local.get()),
    ...(await chrome.storage.session.get()),
  }));
  expect(left).toEqual({});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  // At the end, because the empty database of the list counts as stored data.
  const opened = extension.context.waitForEvent('page');
  await page.getByRole('button', { name: 'Open the reading list' }).click();
  const list = await opened;
  await expect(list).toHaveURL(extension.url('src/library/index.html'));
  await expect(list.getByRole('heading', { name: 'Reading list' })).toBeVisible();
});
