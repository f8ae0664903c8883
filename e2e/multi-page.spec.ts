import type { Frame, Page } from '@playwright/test';
import { expectAccessible } from './checks/axe.ts';
import { expectHarmless } from './checks/hostile.ts';
import { expect, test } from './fixtures.ts';
import { copied, FORMATS } from './checks/copied.ts';
import { DELAYS } from './site/headers.ts';
import type { Site } from './site/server.ts';

const SITE = 'http://slow-boat.example';
const BROWSERS_OWN = /google|gvt1/;

const pageRequests = (site: Site): string[] =>
  site.seen.map(({ url }) => url).filter((url) => !BROWSERS_OWN.test(new URL(url).hostname) && !url.endsWith('.svg'));
const sheet = (view: Page | Frame) => view.locator('article.sheet');

test('adds one page of an article at each press, and keeps the place', async ({ extension, site }) => {
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
  // The reference leads to the footnote of its own page.
  await sheet(page).locator('.further').first().locator('a[href^="#"]').first().click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Note of page 2');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('that was stop 18');
  await expect(page.locator('.find-count')).toHaveText('1 of 1');
});

test('adds all remaining pages in the overlay; a tab keeps added pages after a reload', async ({ extension, site }) => {
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
  await expect(reader.getByRole('button', { name: 'Continue with page 3 of 3' })).toBeVisible();
  expect(pageRequests(site)).toEqual([]);
});

test('stops at a page that repeats the one before it', async ({ extension, site }) => {
  const { page } = await extension.press(await extension.open(`${SITE}/loop.html`));
  await page.getByRole('button', { name: 'Continue with the next page' }).click();
  await expect(sheet(page)).toContainText('That was stop 12');
  site.forget();
  await page.getByRole('button', { name: 'Continue with the next page' }).click();
  await expect(page.getByRole('alert')).toContainText('has nothing new');
  await expect(page.getByRole('link', { name: 'Open page 3' })).toHaveAttribute('href', `${SITE}/loop-3.html`);
  await expect(page.locator('.page-heading')).toHaveCount(1);
  expect(pageRequests(site)).toEqual([`${SITE}/loop-3.html`]);
  await expectAccessible(page);
});

for (const { name, path, words } of [
  { name: 'a password form', path: '/wall.html', words: 'wants you to sign in, subscribe or agree' },
  {
    name: 'a redirect to the sign-in page',
    path: '/asks.html',
    words: 'wants you to sign in, subscribe or agree',
  },
  {
    name: 'the beginning of a page and a subscription offer',
    path: '/teaser.html',
    words: 'wants you to sign in, subscribe or agree',
  },
  { name: 'an error', path: '/missing.html', words: 'Its answer was 404' },
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

test('adds a last page of a few lines', async ({ extension }) => {
  const { page } = await extension.press(await extension.open(`${SITE}/short.html`));
  await page.getByRole('button', { name: 'Continue with page 2 of 2' }).click();
  await expect(sheet(page)).toContainText('That was stop 7');
  await expect(page.locator('.continue button, .continue [role="alert"]')).toHaveCount(0);
});

test('stops adding pages on request and keeps those that were added', async ({ extension, site }) => {
  const { page } = await extension.press(await extension.open(`${SITE}/slow.html`));
  await page.getByRole('button', { name: 'Read all remaining pages' }).click();
  await expect(page.getByText('Reading page 3…')).toBeVisible();
  const responseTime = DELAYS['/slow-3.html'] ?? 0;
  await page.getByRole('button', { name: 'Stop' }).click();
  const next = page.getByRole('button', { name: 'Continue with page 3 of 4' });
  await expect(next).toBeFocused();
  await page.waitForTimeout(responseTime);
  await expect(page.locator('.page-heading')).toHaveText(['Page 2']);
  expect(pageRequests(site).at(-1)).toBe(`${SITE}/slow-3.html`);
  await next.click();
  await expect(page.locator('.page-heading')).toHaveText(['Page 2', 'Page 3']);
});

test('joins at most 50 pages', async ({ extension }) => {
  const { page } = await extension.press(await extension.open(`${SITE}/log.html`));
  for (let number = 2; number <= 50; number++) {
    await page.getByRole('button', { name: 'Continue with the next page' }).click();
    await expect(page.locator('.page-heading')).toHaveCount(number - 1);
  }
  await page.getByRole('button', { name: 'Continue with the next page' }).click();
  await expect(page.getByRole('alert')).toContainText('at most 50 pages');
  await expect(page.getByRole('link', { name: 'Open page 51' })).toHaveAttribute('href', `${SITE}/log-51.html`);
  await expect(page.locator('.page-heading')).toHaveCount(49);
});

test('copies all added pages in every format, each once and with its own footnotes', async ({ extension }) => {
  const { page } = await extension.press(await extension.open(`${SITE}/ferry.html`));
  await page.getByRole('button', { name: 'Read all remaining pages' }).click();
  await expect(sheet(page)).toContainText('That was stop 18');
  for (const format of FORMATS) {
    const written = await copied(page, format);
    const stops = [...written.matchAll(/That was stop (\d+)/g)].map(([, stop]) => Number(stop));
    expect(stops, format).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
    expect(written.match(/Note of page \d/g), format).toEqual(['Note of page 1', 'Note of page 2', 'Note of page 3']);
    expect(written.match(/The long way to the islands/g)?.length, format).toBe(format === 'Formatted text' ? 2 : 1);
  }
});

test('requests no further page if the tab shows another page now', async ({ extension, site }) => {
  const tab = await extension.open(`${SITE}/ferry.html`);
  const reader = await extension.openReaderTab(tab);
  await sheet(reader).waitFor();
  await tab.goto(`${SITE}/loop.html`);
  site.forget();
  await reader.bringToFront();
  await reader.getByRole('button', { name: 'Continue with page 2 of 3' }).click();
  await expect(reader.getByRole('alert')).toContainText('no longer shows the page');
  expect(pageRequests(site)).toEqual([]);
  await expect(reader.getByRole('link', { name: 'Open page 2' })).toBeVisible();
});

test('adds the next page of a page with a strict content policy', async ({ extension }) => {
  const { page } = await extension.press(await extension.open(`${SITE}/closed.html`));
  await page.getByRole('button', { name: 'Continue with page 2 of 2' }).click();
  await expect(sheet(page)).toContainText('That was stop 12');
  await expect(page.locator('.further a[href^="#article-p2-"]').first()).toBeVisible();
});
