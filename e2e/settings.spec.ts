import type { Frame, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expect, test } from './fixtures.ts';

/** The appearance settings as they affect the view. */
function appearanceOf(view: Page | Frame): Promise<Record<string, unknown>> {
  return view.locator('html').evaluate((root) => ({
    theme: root.dataset['theme'],
    width: root.dataset['width'],
    font: root.dataset['font'],
    size: getComputedStyle(document.querySelector('.content p') ?? root).fontSize,
    paper: getComputedStyle(document.body).backgroundColor,
  }));
}

test('applies the appearance set in the popup to the overlay and to the next popup', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const popup = await extension.press(tab);
  const { page } = popup;
  await expect(page.locator('article.sheet')).toBeVisible();
  const before = await appearanceOf(page);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Sepia' }).check();
  await page.getByRole('radio', { name: 'Wide' }).check();
  await page.getByRole('radio', { name: 'Sans' }).check();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('button', { name: 'Larger text' }).click();
  const chosen = await appearanceOf(page);
  expect(chosen).toMatchObject({ theme: 'sepia', width: 'wide', font: 'sans', size: '23px' });
  expect(chosen).not.toMatchObject(before);
  // As with a click elsewhere, the popup closes before it could save anything late.
  await popup.close();

  await extension.command(tab);
  const overlay = await extension.overlay(tab);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  await expect.poll(() => appearanceOf(overlay)).toEqual(chosen);

  const again = (await extension.press(tab)).page;
  await expect(again.locator('article.sheet')).toBeVisible();
  await expect.poll(() => appearanceOf(again)).toEqual(chosen);
});

test('applies a change on the settings page to the open reader', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const overlay = await extension.openOverlay(tab);
  await expect(overlay.locator('html')).toHaveAttribute('data-theme', 'light');
  const options = await extension.open(extension.url('src/options/index.html'));
  await options.getByRole('radio', { name: 'Dark' }).check();
  await expect(overlay.locator('html')).toHaveAttribute('data-theme', 'dark');
  await options.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(overlay.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('follows the colour scheme of the system by default', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const { page } = await extension.press(tab);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('replaces each invalid stored value by its default', async ({ extension }) => {
  await extension.store({ theme: 'plaid', fontSize: 99, width: 'narrow', font: { hostile: true } });
  const { page } = await extension.press(await extension.open(NEWS.url));
  await expect(page.locator('article.sheet')).toBeVisible();
  await expect
    .poll(() => appearanceOf(page))
    .toMatchObject({ theme: 'light', width: 'narrow', font: 'serif', size: '19px' });
});
