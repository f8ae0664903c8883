import type { Frame, Page } from '@playwright/test';
import { expectAccessible } from './checks/axe.ts';
import { expectHarmless } from './checks/hostile.ts';
import { expect, test } from './fixtures.ts';
import { copied, FORMATS } from './checks/copied.ts';
import type { Site } from './site/server.ts';

const SITE = 'http://slow-boat.example';
const BROWSERS_OWN = /google|gvt1/;

const pageRequests = (site: Site): string[] =>
  site.seen.map(({ url }) => url).filter((url) => !BROWSERS_OWN.test(new URL(url).hostname) && !url.endsWith('.svg'));
const sheet = (view: Page | Frame) => view.locator('article.sheet');

test('adds one page at each press, keeps the place, and copies each page once in every format', async ({
  extension,
  site,
}) => {
  const tab = await extension.open(`${SITE}/ferry.html`);
  site.forget();
  const { page } = await extension.press(tab);
  const button = page.getByRole('button', { name: 'Continue with page 2 of 3' });
  await button.scrollIntoViewIfNeeded();
  await expect(sheet(page)).not.toContainText('At stop 7');
  expect(pageRequests(site)).toEqual([]);
  const words = await page.locator('.bar-minutes').textContent();
  const last = sheet(page).getByText('At stop 6 of the line');
  const before = await last.boundingBox();
  await button.click();
  await expect(sheet(page)).toContainText('That was stop 12');
  expect(pageRequests(site)).toEqual([`${SITE}/ferry-2.html`]);
  await expect(page.locator('.page-heading')).toHaveText('Page 2');
  await expect(page.locator('.page-heading')).toBeFocused();
  expect(await last.boundingBox()).toEqual(before);
  await expect(page.getByText('Page 2 added.')).toHaveCount(1);
  expect(await page.locator('.bar-minutes').textContent()).not.toBe(words);
  // Title, credits and picture are the same on every page, so they are shown once.
  await expect(sheet(page).locator('img')).toHaveCount(1);
  await expect(sheet(page).getByText('The long way to the islands')).toHaveCount(1);
  await expect(sheet(page).getByText('The landing at slack water')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with page 3 of 3' }).click();
  await expect(sheet(page)).toContainText('That was stop 18');
  await expect(page.locator('.continue button')).toHaveCount(0);
  expect(pageRequests(site)).toEqual([`${SITE}/ferry-2.html`, `${SITE}/ferry-3.html`]);
  await expectHarmless(page);
  for (const format of FORMATS) {
    const written = await copied(page, format);
    const stops = [...written.matchAll(/That was stop (\d+)/g)].map(([, stop]) => Number(stop));
    expect(stops, format).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
    expect(written.match(/Note of page \d/g), format).toEqual(['Note of page 1', 'Note of page 2', 'Note of page 3']);
    expect(written.match(/The long way to the islands/g)?.length, format).toBe(format === 'Formatted text' ? 2 : 1);
  }
  // The reference leads to the footnote of its own page.
  await sheet(page).locator('.further').first().locator('a[href^="#"]').first().click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Note of page 2');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('that was stop 18');
  await expect(page.locator('.find-count')).toHaveText('1 of 1');
});

test('adds all remaining pages over the page; a tab keeps added pages, and adds none of another page', async ({
  extension,
  site,
}) => {
  const tab = await extension.open(`${SITE}/ferry.html`);
  const overlay = await extension.openOverlay(tab);
  await overlay.getByRole('button', { name: 'Read all remaining pages' }).click();
  await expect(sheet(overlay)).toContainText('That was stop 18');
  await expect(overlay.locator('.page-heading')).toHaveText(['Page 2', 'Page 3']);
  await expect(overlay.locator('.page-heading').first()).toBeFocused();
  await expectAccessible(overlay);
  extension.pressClosingKey(tab, 't');
  const reader = await extension.readerTab();
  await reader.getByRole('button', { name: 'Continue with page 2 of 3' }).click();
  await expect(sheet(reader)).toContainText('That was stop 12');
  site.forget();
  await reader.reload();
  await expect(sheet(reader)).toContainText('That was stop 12');
  expect(pageRequests(site)).toEqual([]);

  // The tab shows another page now.
  await tab.goto(`${SITE}/other.html`);
  site.forget();
  await reader.bringToFront();
  await reader.getByRole('button', { name: 'Continue with page 3 of 3' }).click();
  await expect(reader.getByRole('alert')).toContainText('no longer shows the page');
  expect(pageRequests(site)).toEqual([]);
  await expect(reader.getByRole('link', { name: 'Open page 3' })).toBeVisible();
});

for (const { name, path, words } of [
  {
    name: 'a redirect to the sign-in page',
    path: '/asks.html',
    words: 'wants you to sign in, subscribe or agree',
  },
  { name: 'a redirect to another site', path: '/leads.html', words: 'redirects to another site or in a circle' },
  { name: 'a redirect in a circle', path: '/circles.html', words: 'redirects to another site or in a circle' },
]) {
  test(`reports ${name} in place of the next page, with a link to it`, async ({ extension, site }) => {
    const { page } = await extension.press(await extension.open(SITE + path));
    site.forget();
    await page.getByRole('button', { name: /^Continue with/ }).click();
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('link', { name: 'Open page 2' })).toHaveAttribute(
      'href',
      `${SITE}${path.replace('.', '-2.')}`,
    );
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('.page-heading')).toHaveCount(0);
    expect(pageRequests(site).filter((url) => !url.startsWith(SITE))).toEqual([]);
  });
}

test('adds the next page of a page with a strict content policy', async ({ extension }) => {
  const { page } = await extension.press(await extension.open(`${SITE}/closed.html`));
  await page.getByRole('button', { name: 'Continue with page 2 of 2' }).click();
  await expect(sheet(page)).toContainText('That was stop 12');
  await expect(page.locator('.further a[href^="#article-p2-"]').first()).toBeVisible();
});
