import type { Frame, Page } from '@playwright/test';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import type { Seen, Site } from './site/server.ts';

/** Hosts that the browser itself turns to, with or without an extension; nothing comes of it here. */
const BROWSERS_OWN = new Set([
  'accounts.google.com',
  'android.clients.google.com',
  'clients2.google.com',
  'content-autofill.googleapis.com',
  'optimizationguide-pa.googleapis.com',
  'safebrowsing.googleapis.com',
  'update.googleapis.com',
]);

type Case = { readonly name: string; readonly url: string; readonly pictures: readonly string[] };

const CASES: readonly Case[] = [
  {
    name: 'a news page',
    url: 'http://saltmarsh-courier.example/news.html',
    pictures: ['/news/estuary.svg', '/news/wheel.svg'],
  },
  {
    name: 'a page of lazy pictures',
    url: 'http://footpath.example/lazy.html',
    pictures: [
      '/picture/800x500/data-src.svg',
      '/picture/1200x750/data-srcset-large.svg',
      '/picture/400x250/data-srcset-small.svg',
      '/picture/1200x800/picture-img.svg',
      '/picture/1200x800/picture-source.svg',
      '/picture/20x12/blurred.svg',
      '/picture/800x500/data-lazy-src.svg',
      '/picture/800x500/noscript.svg',
      '/picture/800x500/native.svg',
    ],
  },
  { name: 'a page without pictures', url: 'http://docs.ledger.example/docs.html', pictures: [] },
];

/** Brings every picture of the view in sight, until all are there. */
async function seeAll(view: Page | Frame): Promise<void> {
  const images = view.locator('article.sheet img');
  await expect(view.locator('article.sheet h1')).toBeVisible();
  for (const image of await images.all()) {
    await image.scrollIntoViewIfNeeded();
    await expect.poll(() => image.evaluate((element) => (element as HTMLImageElement).complete)).toBe(true);
  }
}

const SURFACES: Readonly<Record<string, (extension: Extension, page: Page) => Promise<Page | Frame>>> = {
  popup: async (extension, page) => (await extension.press(page)).page,
  overlay: async (extension, page) => {
    await extension.command(page);
    return extension.overlay(page);
  },
  tab: async (extension, page) => {
    const popup = await extension.press(page);
    await popup.page.locator('article.sheet').waitFor();
    await popup.closedBy(() => popup.page.keyboard.press('t'));
    return extension.readerTab();
  },
};

function ofReader(site: Site): readonly Seen[] {
  return site.seen.filter(({ url }) => !BROWSERS_OWN.has(new URL(url).hostname));
}

for (const { name, url, pictures } of CASES) {
  test(`of ${name} nothing is asked of the network but the article’s own pictures, without saying from where`, async ({
    extension,
    site,
  }) => {
    const page = await extension.open(url);
    // The page's own lazy pictures are its own affair: they come before the reader does.
    await page.evaluate(() => {
      scrollTo(0, document.body.scrollHeight);
    });
    await page.waitForLoadState('networkidle');
    await extension.grant(page);
    const wanted = pictures.map((path) => new URL(path, url).href);
    for (const [surface, open] of Object.entries(SURFACES)) {
      site.forget();
      await seeAll(await open(extension, page));
      await page.waitForLoadState('networkidle');
      const asked = ofReader(site);
      expect
        .soft(
          asked.map((one) => one.url).filter((one) => !wanted.includes(one)),
          surface,
        )
        .toEqual([]);
      expect
        .soft(
          asked.filter(({ referer }) => referer !== undefined),
          surface,
        )
        .toEqual([]);
    }
    // The watch sees what is there to be seen.
    if (pictures.length > 0) expect(ofReader(site).length).toBeGreaterThan(0);
  });
}

test('settings, states and exports ask nothing of the network', async ({ extension, site }) => {
  const tab = await extension.open('http://docs.ledger.example/docs.html');
  site.forget();
  const options = await extension.open(extension.url('src/options/index.html'));
  await options.getByRole('radio', { name: 'Sepia' }).check();
  await options.close();
  const { page } = await extension.press(tab);
  await page.locator('article.sheet').waitFor();
  for (const key of ['c', 'd', '+', '?']) await page.keyboard.press(key);
  await expect(page.getByRole('dialog')).toBeVisible();
  for (const key of ['Escape', '/']) await page.keyboard.press(key);
  await expect(page.getByRole('search')).toBeVisible();
  expect(ofReader(site)).toEqual([]);
});

test('reading a page, in the popup or over it, breaks none of its policies: it would be told, and could tell others', async ({
  extension,
}) => {
  const tab = await extension.open('http://bare-notes.example/strict.html');
  await tab.evaluate(() => {
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
      document.title += ` ${blockedURI}`;
    });
  });
  const title = await tab.title();
  const { page } = await extension.press(tab);
  await expect(page.locator('article.sheet')).toContainText('a good deal for a map.');
  expect(await tab.title()).toBe(title);
  await extension.command(tab);
  const view = await Promise.any([extension.overlay(tab), extension.readerTab()]);
  await expect(view.locator('article.sheet')).toContainText('a good deal for a map.');
  expect(await tab.title()).toBe(title);
});
