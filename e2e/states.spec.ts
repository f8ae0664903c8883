import { Extension } from './chromium/extension.ts';
import { expectAccessible } from './checks/axe.ts';
import { expect, test } from './fixtures.ts';

const FILE = new URL('pages/file-page.html', import.meta.url).href;

const CHANGED = 'The page has changed';
/** Milliseconds in which a restless page interrupts its reading, if it does. */
const RESTLESS_LIMIT = 5_000;

type NoArticle = {
  readonly name: string;
  readonly url: string;
  readonly words: string;
  readonly guess: string;
  /** Number of entries that the page lists. */
  readonly listed: number;
};

const NO_ARTICLE: readonly NoArticle[] = [
  {
    name: 'a login form',
    url: 'http://bank.example/login.html',
    words: 'too little text',
    guess: 'Customer number',
    listed: 0,
  },
  {
    name: 'a list of links',
    url: 'http://findwell.example/links.html',
    words: 'mostly links',
    guess: 'How to launch a boat from a trailer',
    listed: 10,
  },
];

test('finds no article and offers a best guess', async ({ extension }) => {
  const tab = await extension.context.newPage();
  for (const { name, url, words, guess, listed } of NO_ARTICLE)
    await test.step(name, async () => {
      await tab.goto(url);
      const popup = await extension.press(tab);
      const { page } = popup;
      await expect(page.getByRole('heading', { name: 'No article found' })).toBeVisible();
      await expect(page.locator('.notice')).toContainText(words);
      const entries = page.getByRole('region', { name: 'On this page' }).getByRole('button');
      await expect(entries).toHaveCount(listed);
      if (listed > 0) await expectAccessible(page);
      await page.getByRole('button', { name: 'Show best guess' }).click();
      await expect(page.locator('article.sheet .content')).toContainText(guess);
      await popup.close();
    });
});

test('reports a page without text, and reads it again once it has some', async ({ extension }) => {
  const tab = await extension.open('http://canvas.example/empty.html');
  const { page } = await extension.press(tab);
  await expect(page.locator('.notice')).toContainText('has no text yet');
  await expect(page.getByRole('button', { name: 'Show best guess' })).toHaveCount(0);
  await tab.evaluate(() => {
    const article = document.createElement('article');
    for (let at = 0; at < 4; at++)
      article.append(
        Object.assign(document.createElement('p'), {
          textContent: `Paragraph ${String(at)} came late, as text does on pages that are drawn by their scripts, and it is long enough to be read by anyone who has waited.`,
        }),
      );
    document.body.append(article);
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('article.sheet')).toContainText('Paragraph 3 came late');
});

test('shows a low-confidence notice with a doubtful article', async ({ extension }) => {
  // The default algorithm is confident on every test page. The div scorer is not confident on this shop.
  await extension.store({ algorithm: 'div-scorer' });
  const { page } = await extension.press(await extension.open('http://outfitters.example/unsure.html'));
  await expect(page.locator('article.sheet')).toContainText('Everything here has been rained on');
  await expect(page.getByRole('complementary')).toContainText('Winnow is not sure');
});

type Blocked = { readonly name: string; readonly url: string; readonly heading: string; readonly retry: boolean };

const BLOCKED: readonly Blocked[] = [
  {
    name: 'a page of the browser',
    url: 'chrome://version/',
    heading: 'Winnow cannot read this page',
    retry: false,
  },
  {
    name: 'an empty tab, whose address Chromium hides,',
    url: 'about:blank',
    heading: 'The browser does not let Winnow read this page',
    retry: true,
  },
  {
    name: 'a picture',
    url: 'http://papers.example/picture/300x200/boat.svg',
    heading: 'This is a picture',
    retry: false,
  },
  { name: 'a feed', url: 'http://papers.example/feed.xml', heading: 'This is a feed', retry: false },
  { name: 'a PDF', url: 'http://papers.example/document.pdf', heading: 'This is a PDF', retry: false },
  {
    name: 'an extension store',
    url: 'https://chromewebstore.google.com/',
    heading: 'Winnow cannot read extension stores',
    retry: false,
  },
  {
    name: 'a page that did not load',
    url: 'https://nobody.example/',
    heading: 'This page did not load',
    retry: true,
  },
];

test('gives the reason why a page cannot be read', async ({ extension }) => {
  const tab = await extension.context.newPage();
  for (const { name, url, heading, retry } of BLOCKED)
    await test.step(name, async () => {
      // `goto` rejects for an address that does not load. Its tab shows an error page of the browser.
      await tab.goto(url).catch(() => null);
      const popup = await extension.press(tab);
      const { page } = popup;
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(retry ? 1 : 0);
      await page.getByRole('button', { name: 'More' }).click();
      for (const item of ['Reading list', 'All highlights', 'All settings', 'Keyboard shortcuts'])
        await expect(page.getByRole('menuitem', { name: item })).toBeVisible();
      await expect(page.getByRole('menuitem', { name: 'Read over the page' })).toHaveCount(0);
      await popup.close();
    });
});

test('is as high as the text of a page that cannot be read, and has room for what opens over it', async ({
  extension,
}) => {
  const { page } = await extension.press(await extension.open('http://papers.example/document.pdf'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is a PDF');
  const height = () => page.locator('.reader').evaluate((element) => element.clientHeight);
  await expect.poll(height).toBeLessThan(400);
  const width = (selector: string) => page.locator(selector).evaluate((element) => element.clientWidth);
  expect(await width('.home-pages')).toBe(await width('.reader'));
  await page.getByRole('button', { name: 'Appearance' }).click();
  await expect.poll(height).toBe(600);
  await page.keyboard.press('Escape');
  await expect.poll(height).toBeLessThan(400);
});

test('reports a page that navigates while it is read, and reads the next one', async ({ extension }) => {
  const tab = await extension.context.newPage();
  await tab.goto('http://saltmarsh-courier.example/restless.html', { waitUntil: 'commit' });
  const { page } = await extension.press(tab);
  const heading = page.getByRole('heading', { level: 1 });
  // On a busy machine the page may load so slowly that it is read between two navigations. Then it is read again.
  await expect(async () => {
    await heading.waitFor();
    if ((await heading.textContent()) !== CHANGED) await page.getByRole('button', { name: 'Try again' }).click();
    await expect(heading).toHaveText(CHANGED, { timeout: RESTLESS_LIMIT });
  }).toPass();
  // The page may navigate at the same time and interrupt this.
  await expect(() => tab.goto('http://saltmarsh-courier.example/blog.html')).toPass();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('article.sheet h1')).toHaveText('Repairing a radio I do not understand');
});

test('reads a file if that is allowed, else explains how to allow it', async ({ site }) => {
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    const allowed = await extension.press(await extension.open(FILE));
    await expect(allowed.page.locator('article.sheet')).toContainText('opened from the disk of the machine');
    await extension.reset();
    await extension.forbidFiles();
    const { page } = await extension.press(await extension.open(FILE));
    // Chromium hides the address of such a tab, so the popup asks whether it is a file.
    await page.getByText('Is this a file on your computer?').click();
    await expect(page.locator('.steps li')).toHaveCount(3);
    await expect(page.locator('.steps')).toContainText('Allow access to file URLs');
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  } finally {
    await extension.close();
  }
});

test('asks for no further click in the popup of a page without access, and shows nothing of the page', async ({
  extension,
}) => {
  const tab = await extension.open('http://saltmarsh-courier.example/news.html');
  const { page } = await extension.openPopupByScript(tab);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The browser does not let Winnow read this page');
  await expect(page.locator('.scroller')).not.toContainText('Ardmouth');
});

test('reads the loaded part of a page that never finishes loading', async ({ extension }) => {
  const tab = await extension.context.newPage();
  await tab.goto('http://saltmarsh-courier.example/endless.html', { waitUntil: 'commit' });
  await expect(tab.locator('.colophon')).toBeVisible();
  const { page } = await extension.press(tab);
  await expect(page.locator('.skeleton')).toBeVisible();
  await expect(page.locator('article.sheet')).toContainText('give or take the wind.');
});

test('reads a page of 100,000 nodes', async ({ extension }) => {
  const { page } = await extension.press(await extension.open('http://parish.example/large.html'));
  const sheet = page.locator('article.sheet');
  await expect(sheet.locator('h1')).toHaveText('Every hedge in the parish', { timeout: 40_000 });
  await expect(sheet).toContainText('1. The survey walked every hedge');
  await expect(sheet).toContainText('60. The oldest stretch, by the church');
});
