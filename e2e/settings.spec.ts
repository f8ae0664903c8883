import type { Frame, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expect, test } from './fixtures.ts';

/** The effect of the appearance settings on the view. */
function appearanceOf(view: Page | Frame): Promise<Record<string, unknown>> {
  return view.locator('html').evaluate((root) => ({
    theme: root.dataset['theme'],
    width: root.dataset['width'],
    font: root.dataset['font'],
    size: getComputedStyle(document.querySelector('.content p') ?? root).fontSize,
    paper: getComputedStyle(document.body).backgroundColor,
  }));
}

/** Families of the bundled faces whose files the view has loaded. */
function loadedFamilies(view: Page | Frame): Promise<string[]> {
  return view
    .locator('html')
    .evaluate(() => [
      ...new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)),
    ]);
}

test('reads stored settings: an older size is migrated, an invalid value is replaced by its default', async ({
  extension,
}) => {
  await extension.store({ theme: 'plaid', fontSize: 6, width: 'narrow', font: { hostile: true }, settingsVersion: 1 });
  const { page } = await extension.press(await extension.open(NEWS.url));
  await expect(page.locator('article.sheet')).toBeVisible();
  await expect
    .poll(() => appearanceOf(page))
    .toMatchObject({ theme: 'light', width: 'narrow', font: 'serif', size: '26px' });
});

test('applies the appearance set in the popup to the overlay and to the next popup', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const popup = await extension.press(tab);
  const { page } = popup;
  await expect(page.locator('article.sheet')).toBeVisible();

  await test.step('the popup follows the colour scheme of the system by default', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.emulateMedia({ colorScheme: 'light' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
  await expect.poll(() => loadedFamilies(page)).toContain('Literata Variable');
  expect((await loadedFamilies(page)).join()).not.toMatch(/Source Sans|Atkinson|OpenDyslexic/);

  const before = await appearanceOf(page);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Sepia' }).check();
  await page.getByRole('radio', { name: 'Wide' }).check();
  await page.getByRole('radio', { name: 'Sans', exact: true }).check();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('button', { name: 'Larger text' }).click();
  const chosen = await appearanceOf(page);
  expect(chosen).toMatchObject({ theme: 'sepia', width: 'wide', font: 'sans', size: '21px' });
  expect(chosen).not.toMatchObject(before);
  // The popup closes as after a click elsewhere. It has no time to save anything then.
  await popup.close();

  await extension.command(tab);
  const overlay = await extension.overlay(tab);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  await expect.poll(() => appearanceOf(overlay)).toEqual(chosen);
  await expect.poll(() => loadedFamilies(overlay)).toContain('Source Sans 3 Variable');
  expect((await loadedFamilies(overlay)).join()).not.toMatch(/Literata|Atkinson|OpenDyslexic/);

  const again = (await extension.press(tab)).page;
  await expect(again.locator('article.sheet')).toBeVisible();
  await expect.poll(() => appearanceOf(again)).toEqual(chosen);
  await again.getByRole('button', { name: 'Appearance' }).click();
  const opened = extension.context.waitForEvent('page');
  await again.getByRole('button', { name: 'All settings' }).click();
  const options = await opened;
  await expect(options.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();

  await test.step('a change on the settings page applies to the open reader', async () => {
    await options.getByRole('radio', { name: 'Dark' }).check();
    await expect(overlay.locator('html')).toHaveAttribute('data-theme', 'dark');
    await options.getByRole('button', { name: 'Reset to defaults' }).click();
    await expect(overlay.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test('gives one site a look of its own, and removes it', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const popup = await extension.press(tab);
  const { page } = popup;
  await expect(page.locator('article.sheet')).toBeVisible();
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Only saltmarsh-courier.example' }).check();
  await page.getByRole('radio', { name: 'Black' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'black');
  // The popup closes before the look is stored.
  await popup.close();
  const synced = () => extension.worker.evaluate(async () => JSON.stringify(await chrome.storage.sync.get()));
  await expect.poll(synced).toContain('"black"');
  const other = await extension.press(await extension.open('http://docs.ledger.example/docs.html'));
  await expect(other.page.locator('article.sheet')).toBeVisible();
  await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await other.close();
  const again = (await extension.press(tab)).page;
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'black');
  await again.getByRole('button', { name: 'Appearance' }).click();
  await again.getByRole('radio', { name: 'All sites' }).check();
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(synced).not.toContain('saltmarsh');

  // The settings list the sites with a look of their own.
  await again.getByRole('radio', { name: 'Only saltmarsh-courier.example' }).check();
  // The settings take the focus, so the popup closes.
  const options = await extension.open(extension.url('src/options/index.html'));
  await options.getByRole('button', { name: 'Remove saltmarsh-courier.example' }).click();
  await expect(options.getByRole('button', { name: /^Remove/ })).toHaveCount(0);
  await expect.poll(synced).not.toContain('saltmarsh');
});
