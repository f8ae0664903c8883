import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** The first paragraph in view. */
const firstInView = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const top = document.querySelector('.scroller')!.getBoundingClientRect().top;
    const first = [...document.querySelectorAll('.stretch p')].find(
      (paragraph) => paragraph.getBoundingClientRect().bottom > top + 16,
    );
    return first?.textContent.slice(0, 20) ?? '';
  });

test('lays out a long article only near the view, and keeps the place during find and changes of the look', async ({
  extension,
}) => {
  const reader = await extension.openReaderTab(await extension.open('http://parish.example/chapters-20000.html'));
  await reader.locator('article.sheet .content:not([aria-busy])').waitFor();
  const laidOut = await reader.evaluate(() => {
    const paragraphs = [...document.querySelectorAll('.stretch p')];
    return paragraphs.filter((one) => one.checkVisibility({ contentVisibilityAuto: true })).length / paragraphs.length;
  });
  expect(laidOut).toBeGreaterThan(0);
  expect(laidOut).toBeLessThan(0.1);

  await reader.keyboard.press('o');
  await reader.getByRole('button', { name: 'Book 50:' }).click();
  await expect(reader.getByRole('heading', { name: 'Book 50:' })).toBeInViewport();
  await reader.keyboard.press('o');
  await reader.mouse.move(640, 400);
  await reader.mouse.wheel(0, 500);
  await expect.poll(() => firstInView(reader)).toMatch(/^In year 98\d:/);
  const before = await firstInView(reader);
  const html = reader.locator('html');
  const size = await html.evaluate((root) => root.style.getPropertyValue('--text-size'));
  for (const key of '++d--d') await reader.keyboard.press(key);
  await expect.poll(() => html.evaluate((root) => root.style.getPropertyValue('--text-size'))).toBe(size);
  await reader.keyboard.press('+');
  await expect.poll(() => html.evaluate((root) => root.style.getPropertyValue('--text-size'))).not.toBe(size);
  expect(await firstInView(reader)).toBe(before);

  await reader.keyboard.press('/');
  await reader.getByRole('searchbox').fill('year 1700');
  await expect(reader.locator('.stretch p', { hasText: 'year 1700:' })).toBeInViewport();
  await reader.keyboard.press('Escape');
  await extension.store({ columns: 'two' });
  await expect.poll(() => reader.locator('.stretch .row-end').count()).toBeGreaterThan(100);
  await expect(reader.locator('.stretch p', { hasText: 'year 1700:' })).toBeInViewport();
});
