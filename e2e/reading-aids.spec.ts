import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import { expect, test } from './fixtures.ts';

test('enlarges pictures over the page, by keys alone', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const overlay = await extension.openOverlay(tab);
  const pictures = overlay.locator('article.sheet img.enlargeable');
  await expect(pictures.first()).toBeVisible();
  await pictures.first().focus();
  await tab.keyboard.press('Enter');
  const box = overlay.getByRole('dialog', { name: /^Picture 1 of \d$/ });
  await expect(box).toBeVisible();
  await expect(box).toContainText('The mill house at slack water');
  await expectAccessible(overlay);
  const width = () => box.locator('img').evaluate((image) => image.getBoundingClientRect().width);
  const whole = await width();
  await tab.keyboard.press('+');
  await expect.poll(width).toBeGreaterThan(whole);
  await tab.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(pictures.first()).toBeFocused();
  expect(extension.overlayNow(tab)).not.toBeNull();
});

test('shows a footnote beside its mark in the popup', async ({ extension }) => {
  const { page } = await extension.press(await extension.open('http://slow-boat.example/ferry.html'));
  const mark = page.locator('article.sheet sup a').first();
  await expect(page.locator('.progress-line')).toBeAttached();
  await mark.click();
  const note = page.getByRole('dialog', { name: 'Note' });
  await expect(note).toContainText('Note of page 1');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(note).toHaveCount(0);
  await expect(mark).toBeFocused();
});

test('keeps the first column of a wide table in view', async ({ extension }) => {
  const { page } = await extension.press(await extension.open('http://tides.example/tables.html'));
  const table = page.locator('.table-scroll').first();
  const port = table.getByRole('rowheader').first();
  await expect(port).toHaveClass(/first-column/);
  await table.evaluate((element) => {
    element.scrollLeft = 200;
  });
  const offset = () =>
    port.evaluate(
      (cell) => cell.getBoundingClientRect().left - cell.closest('.table-scroll')!.getBoundingClientRect().left,
    );
  expect(Math.abs(await offset())).toBeLessThan(2);
});

test('copies a listing and wraps its lines', async ({ extension }) => {
  const { page } = await extension.press(await extension.open('http://docs.ledger.example/docs.html'));
  const listing = page.locator('.content pre').first();
  await listing.scrollIntoViewIfNeeded();
  await listing.hover();
  await page.getByRole('button', { name: 'Wrap lines' }).first().click();
  await expect(listing).toHaveCSS('white-space', 'pre-wrap');
  await page.getByRole('button', { name: 'Copy code' }).first().click();
  await expect(page.locator('.toast')).toHaveText('Code copied');
  await expectAccessible(page);
});

test('shows the host of a link', async ({ extension }) => {
  const { page } = await extension.press(await extension.open('http://parish.example/chronicle-2000.html'));
  const link = page.locator('article.sheet a[href^="http"]').first();
  const host = new URL((await link.getAttribute('href')) ?? '').hostname.replace(/^www\./, '');
  await expect(page.locator('.progress-line')).toBeAttached();
  await link.focus();
  await expect(page.locator('.link-host')).toContainText(host);
});
