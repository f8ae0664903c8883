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
