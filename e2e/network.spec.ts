import type { Frame, Page } from '@playwright/test';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import type { Seen, Site } from './site/server.ts';

/** Hosts that Chromium contacts by itself, with or without an extension. */
const BROWSER_HOSTS = new Set([
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
    name: 'a page with lazy pictures',
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

/** Scrolls to every picture of the article in the view and waits until it is loaded. */
async function loadPictures(view: Page | Frame): Promise<void> {
  await expect(view.locator('article.sheet h1')).toBeVisible();
  await loadImages(view, 'article.sheet img');
}

/** Loads the page, to its last lazy picture. */
async function openWhole(extension: Extension, url: string): Promise<Page> {
  const page = await extension.open(url);
  await loadImages(page, 'img');
  return page;
}

/** Milliseconds in which a view draws a frame. A view that nobody sees calls no `requestAnimationFrame`. */
const FRAME = 20;

/** Polls, because a view may draw late, and a missed event would wait for ever. */
async function loadImages(view: Page | Frame, selector: string): Promise<void> {
  const missing = (): Promise<string[]> =>
    view.evaluate(
      async ({ images, FRAME }) => {
        const all = [...document.querySelectorAll<HTMLImageElement>(images)];
        for (const image of all) {
          image.scrollIntoView();
          await new Promise((resolve) => setTimeout(resolve, FRAME));
        }
        // A picture without a layout box may never load.
        return all.filter((image) => !image.complete && image.checkVisibility()).map((image) => image.currentSrc);
      },
      { images: selector, FRAME },
    );
  await expect.poll(missing, 'pictures that do not load').toEqual([]);
}

/** In this order on one tab: the press for the popup gives the access that the overlay needs, which becomes the tab. */
const SURFACES: Readonly<Record<string, (extension: Extension, page: Page) => Promise<Page | Frame>>> = {
  popup: async (extension, page) => (await extension.press(page)).page,
  overlay: async (extension, page) => {
    await extension.closePopup();
    await extension.command(page);
    return extension.overlay(page);
  },
  tab: async (extension, page) => {
    await (await extension.overlay(page)).locator('.scroller').press('t');
    return extension.readerTab();
  },
};

function requestsByReader(site: Site): readonly Seen[] {
  return site.seen.filter(({ url }) => !BROWSER_HOSTS.has(new URL(url).hostname));
}

for (const { name, url, pictures } of CASES) {
  test(`requests only the article’s pictures of ${name}, without a referrer`, async ({ extension, site }) => {
    const page = await openWhole(extension, url);
    const wanted = pictures.map((path) => new URL(path, url).href);
    site.forget();
    for (const [surface, open] of Object.entries(SURFACES)) {
      const before = site.seen.length;
      await loadPictures(await open(extension, page));
      // Shows that the test sees requests at all.
      if (pictures.length > 0) expect(site.seen.length, surface).toBeGreaterThan(before);
      // Also sees what an earlier view asked for late.
      const asked = requestsByReader(site);
      const unwanted = asked.map((one) => one.url).filter((one) => !wanted.includes(one));
      expect.soft(unwanted, surface).toEqual([]);
      const withReferrer = asked.filter(({ referer }) => referer !== undefined);
      expect.soft(withReferrer, surface).toEqual([]);
    }
  });
}

test('asks for pictures without cookies, origin and referrer, and shows those behind a login', async ({
  extension,
  site,
}) => {
  await (await extension.open('http://third.localhost/cookies.html')).close();
  const page = await openWhole(extension, 'http://club.localhost/members.html');
  const askedByPage = new Set(site.seen.map(({ url }) => url));
  for (const [surface, open] of Object.entries(SURFACES)) {
    site.forget();
    const view = await open(extension, page);
    await loadPictures(view);
    const widths = (): Promise<number[]> =>
      view.locator('article.sheet img').evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
    await expect.poll(widths, surface).toEqual([600, 600]);
    for (const { url, headers } of requestsByReader(site)) {
      expect.soft(askedByPage.has(url), `${surface} asks for ${url}`).toBe(true);
      expect.soft(headers.referer, `${surface}: ${url}`).toBeUndefined();
      expect.soft(headers.origin, `${surface}: ${url}`).toBeUndefined();
      // The page's own request for the picture behind the login is the only one with cookies.
      const isByPage = headers['sec-fetch-site'] === 'same-origin';
      if (!isByPage) expect.soft(headers.cookie, `${surface}: ${url}`).toBeUndefined();
      else expect.soft(url, surface).toBe('http://club.localhost/members/600x400/regatta.svg');
    }
  }
});

test('sends no request for settings, states and exports', async ({ extension, site }) => {
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
  expect(requestsByReader(site)).toEqual([]);
});

test('causes no policy violation that the page could notice, in popup and overlay', async ({ extension }) => {
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
  const view = await extension.overlayOrTab(tab);
  await expect(view.locator('article.sheet')).toContainText('a good deal for a map.');
  expect(await tab.title()).toBe(title);
});
