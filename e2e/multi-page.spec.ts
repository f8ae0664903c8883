import type { Frame, Page } from '@playwright/test';
import { expectAccessible } from './checks/axe.ts';
import { expectHarmless } from './checks/hostile.ts';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import { copied, FORMATS } from './checks/copied.ts';
import { SLOW } from './site/headers.ts';
import type { Site } from './site/server.ts';

const SITE = 'http://slow-boat.example';
const BROWSERS_OWN = /google|gvt1/;

const pagesAsked = (site: Site): string[] =>
  site.seen.map(({ url }) => url).filter((url) => !BROWSERS_OWN.test(new URL(url).hostname) && !url.endsWith('.svg'));
const sheet = (view: Page | Frame) => view.locator('article.sheet');

async function inTab(extension: Extension, page: Page): Promise<Page> {
  const popup = await extension.press(page);
  await sheet(popup.page).waitFor();
  await popup.closedBy(() => popup.page.keyboard.press('t'));
  return extension.readerTab();
}

test('an article in three pages is read on at a press, page by page, where one reads', async ({ extension, site }) => {
  const tab = await extension.open(`${SITE}/ferry.html`);
  site.forget();
  const { page } = await extension.press(tab);
  const button = page.getByRole('button', { name: 'Continue with page 2 of 3' });
  await button.scrollIntoViewIfNeeded();
  await expect(sheet(page)).not.toContainText('At stop 7');
  expect(pagesAsked(site)).toEqual([]);
  const words = await page.locator('.bar-words').textContent();
  const last = sheet(page).getByText('At stop 6 of the line');
  const before = await last.boundingBox();
  await button.click();
  await expect(sheet(page)).toContainText('That was stop 12');
  expect(pagesAsked(site)).toEqual([`${SITE}/ferry-2.html`]);
  await expect(page.locator('.page-mark')).toHaveText('Page 2');
  await expect(page.locator('.page-mark')).toBeFocused();
  expect(await last.boundingBox()).toEqual(before);
  await expect(page.getByText('Page 2 has been added.')).toHaveCount(1);
  expect(await page.locator('.bar-words').textContent()).not.toBe(words);
  // Title, credits and picture of the second page are those of the first.
  await expect(sheet(page).locator('img')).toHaveCount(1);
  await expect(sheet(page).getByText('The long way to the islands')).toHaveCount(1);
  await expect(sheet(page).getByText('The landing at slack water')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Continue with page 3 of 3' }).click();
  await expect(sheet(page)).toContainText('That was stop 18');
  await expect(page.locator('.continue button')).toHaveCount(0);
  expect(pagesAsked(site)).toEqual([`${SITE}/ferry-2.html`, `${SITE}/ferry-3.html`]);
  await expectHarmless(page);
  // Notes lead to those of their own page.
  await sheet(page).locator('.further').first().locator('a[href^="#"]').first().click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Note of page 2');
  await page.keyboard.press('/');
  await page.getByRole('searchbox').fill('that was stop 18');
  await expect(page.locator('.find-count')).toHaveText('1 of 1');
});

test('all that is left is read at one press over the page, and a reader in a tab keeps it when it is loaded anew', async ({
  extension,
  site,
}) => {
  const tab = await extension.open(`${SITE}/ferry.html`);
  await extension.grant(tab);
  await extension.command(tab);
  const overlay = await extension.overlay(tab);
  await overlay.getByRole('button', { name: 'Read all the remaining pages' }).click();
  await expect(sheet(overlay)).toContainText('That was stop 18');
  await expect(overlay.locator('.page-mark')).toHaveText(['Page 2', 'Page 3']);
  await expect(overlay.locator('.page-mark').first()).toBeFocused();
  await expectAccessible(overlay);
  extension.pressClosingKey(tab, 't');
  const reader = await extension.readerTab();
  await reader.getByRole('button', { name: 'Continue with page 2 of 3' }).click();
  await expect(sheet(reader)).toContainText('That was stop 12');
  site.forget();
  await reader.reload();
  await expect(sheet(reader)).toContainText('That was stop 12');
  await expect(reader.getByRole('button', { name: 'Continue with page 3 of 3' })).toBeVisible();
  expect(pagesAsked(site)).toEqual([]);
});

test('a page that comes again ends it', async ({ extension, site }) => {
  const { page } = await extension.press(await extension.open(`${SITE}/loop.html`));
  await page.getByRole('button', { name: 'Continue with the next page' }).click();
  await expect(sheet(page)).toContainText('That was stop 12');
  site.forget();
  await page.getByRole('button', { name: 'Continue with the next page' }).click();
  await expect(page.getByRole('alert')).toContainText('holds only what is here already');
  await expect(page.getByRole('link', { name: 'Open page 3' })).toHaveAttribute('href', `${SITE}/loop-3.html`);
  await expect(page.locator('.page-mark')).toHaveCount(1);
  expect(pagesAsked(site)).toEqual([`${SITE}/loop-3.html`]);
  await expectAccessible(page);
});

for (const { name, path, words } of [
  { name: 'a form for a password', path: '/wall.html', words: 'asks for something before it shows the next page' },
  { name: 'a way to the sign-in', path: '/asks.html', words: 'asks for something before it shows the next page' },
  {
    name: 'the beginning of a page and an offer',
    path: '/teaser.html',
    words: 'asks for something before it shows the next page',
  },
  { name: 'no page there', path: '/missing.html', words: 'Its answer: 404' },
  { name: 'another site', path: '/leads.html', words: 'leads to another site' },
]) {
  test(`${name} in place of the next page is said, with the way there`, async ({ extension, site }) => {
    const { page } = await extension.press(await extension.open(SITE + path));
    site.forget();
    await page.getByRole('button', { name: /^Continue with/ }).click();
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('link', { name: 'Open page 2' })).toHaveAttribute(
      'href',
      `${SITE}${path.replace('.', '-2.')}`,
    );
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('.page-mark')).toHaveCount(0);
    expect(pagesAsked(site).filter((url) => !url.startsWith(SITE))).toEqual([]);
  });
}

test('a last page of a few lines is read', async ({ extension }) => {
  const { page } = await extension.press(await extension.open(`${SITE}/short.html`));
  await page.getByRole('button', { name: 'Continue with page 2 of 2' }).click();
  await expect(sheet(page)).toContainText('That was stop 7');
  await expect(page.locator('.continue button, .continue [role="alert"]')).toHaveCount(0);
});

test('reading all pages can be stopped: what was read stays, what was on its way does not come, and the focus is where it goes on', async ({
  extension,
  site,
}) => {
  const { page } = await extension.press(await extension.open(`${SITE}/slow.html`));
  await page.getByRole('button', { name: 'Read all the remaining pages' }).click();
  await expect(page.getByText('Reading page 3…')).toBeVisible();
  const answered = SLOW['/slow-3.html'] ?? 0;
  await page.getByRole('button', { name: 'Stop' }).click();
  const next = page.getByRole('button', { name: 'Continue with page 3 of 4' });
  await expect(next).toBeFocused();
  await page.waitForTimeout(answered);
  await expect(page.locator('.page-mark')).toHaveText(['Page 2']);
  expect(pagesAsked(site).at(-1)).toBe(`${SITE}/slow-3.html`);
  await next.click();
  await expect(page.locator('.page-mark')).toHaveText(['Page 2', 'Page 3']);
});

test('fifty pages are one article, and no more', async ({ extension }) => {
  const { page } = await extension.press(await extension.open(`${SITE}/log.html`));
  for (let number = 2; number <= 50; number++) {
    await page.getByRole('button', { name: 'Continue with the next page' }).click();
    await expect(page.locator('.page-mark')).toHaveCount(number - 1);
  }
  await page.getByRole('button', { name: 'Continue with the next page' }).click();
  await expect(page.getByRole('alert')).toContainText('No more than 50 pages are joined');
  await expect(page.getByRole('link', { name: 'Open page 51' })).toHaveAttribute('href', `${SITE}/log-51.html`);
  await expect(page.locator('.page-mark')).toHaveCount(49);
});

test('all pages that were read are copied, in every format, each once and with its own notes', async ({
  extension,
}) => {
  const { page } = await extension.press(await extension.open(`${SITE}/ferry.html`));
  await page.getByRole('button', { name: 'Read all the remaining pages' }).click();
  await expect(sheet(page)).toContainText('That was stop 18');
  for (const format of FORMATS) {
    const written = await copied(page, format);
    const stops = [...written.matchAll(/That was stop (\d+)/g)].map(([, stop]) => Number(stop));
    expect(stops, format).toEqual(Array.from({ length: 18 }, (_, at) => at + 1));
    expect(written.match(/Note of page \d/g), format).toEqual(['Note of page 1', 'Note of page 2', 'Note of page 3']);
    expect(written.match(/The long way to the islands/g)?.length, format).toBe(format === 'Formatted text' ? 2 : 1);
  }
});

test('a page that has left its tab is not asked, and neither is what came in its place', async ({
  extension,
  site,
}) => {
  const tab = await extension.open(`${SITE}/ferry.html`);
  const reader = await inTab(extension, tab);
  await sheet(reader).waitFor();
  await tab.goto(`${SITE}/loop.html`);
  site.forget();
  await reader.bringToFront();
  await reader.getByRole('button', { name: 'Continue with page 2 of 3' }).click();
  await expect(reader.getByRole('alert')).toContainText('no longer in its tab');
  expect(pagesAsked(site)).toEqual([]);
  await expect(reader.getByRole('link', { name: 'Open page 2' })).toBeVisible();
});

test('a page whose policy forbids its own scripts everything is read on all the same', async ({ extension }) => {
  const { page } = await extension.press(await extension.open(`${SITE}/closed.html`));
  await page.getByRole('button', { name: 'Continue with page 2 of 2' }).click();
  await expect(sheet(page)).toContainText('That was stop 12');
  await expect(page.locator('.further a[href^="#article-p2-"]').first()).toBeVisible();
});
