import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { checkBook, findEpubcheck } from '../scripts/epubcheck.mjs';
import { expectAccessible } from './checks/axe.ts';
import { copied } from './checks/copied.ts';
import { keepAs, saved } from './checks/saved.ts';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import { fromMore } from './menus.ts';

const URL = 'http://survey.example/pictures.html';
const TITLE = 'Three pictures: the tide, 1/2 in & 1/2 out?';
const NAME = 'Three pictures the tide, 1 2 in & 1 2 out';
const CLOSED = 'http://third.localhost/picture/600x400/closed-mark.svg';
const LIST = 'src/library/index.html';
const MISSING = 'Saved. 1 picture could not be fetched; the file links to it.';

const toast = (view: Page) => view.locator('.toast');
const titles = (list: Page) => list.locator('.entries h2 a');

test('saves in each format with the pictures that the page can read, copies a citation, and shares', async ({
  extension,
  site,
}) => {
  const reader = await extension.openReaderTab(await extension.open(URL));
  await expect(reader.locator('article.sheet h1')).toHaveText(TITLE);
  site.forget();

  const book = await saved(reader, 'EPUB book');
  await expect(toast(reader)).toHaveText(MISSING);
  expect(book.name).toBe(`${NAME}.epub`);
  const files = unzipSync(book.data);
  const text = strFromU8(files['book/text.xhtml']!);
  expect(text.match(/src="pictures\/\d\.png"/g)).toHaveLength(2);
  expect(text).toContain(`<a href="${CLOSED}">The mark</a>`);
  expect(strFromU8(files['book/navigation.xhtml']!)).toContain('The last picture');
  if ((await findEpubcheck()) !== null) expect(await checkBook(book.data)).toEqual([]);

  const asked = site.seen.filter(({ url }) => url.includes('/picture/'));
  expect(asked.length).toBeGreaterThanOrEqual(3);
  for (const { url, headers } of asked) {
    expect.soft(headers.referer, url).toBeUndefined();
    expect.soft(headers.origin ?? '', url).not.toContain('extension');
    if (url.includes('third.localhost')) expect.soft(headers.cookie, url).toBeUndefined();
  }

  const page = await saved(reader, 'Web page with pictures');
  expect(page.name).toBe(`${NAME}.html`);
  const html = page.data.toString();
  expect(html.match(/<img src="data:image\/svg\+xml;base64,/g)).toHaveLength(2);
  expect(html).toContain(`<a href="${CLOSED}">The mark</a>`);
  await test.step('the saved web page shows its pictures without any request', async () => {
    const offline = await extension.context.newPage();
    site.forget();
    await offline.setContent(html);
    const widths = await offline
      .locator('img')
      .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).naturalWidth));
    expect(widths).toEqual([600, 600]);
    expect(site.seen.filter(({ url }) => url.includes('/picture/'))).toEqual([]);
    await offline.close();
  });

  const markdown = await saved(reader, 'Markdown');
  expect(markdown.name).toBe(`${NAME}.md`);
  expect(markdown.data.toString()).toContain(`![The mark](${CLOSED})`);
  await expect(toast(reader)).toHaveText(`Saved as ${NAME}.md`);

  const plain = await saved(reader, 'Plain text');
  expect(plain.name).toBe(`${NAME}.txt`);
  expect(plain.data.toString()).toContain('straighter than in others');

  expect(await copied(reader, 'Citation')).toBe(`Ines Harrow. ${TITLE} ${URL}`);

  await test.step('shares title and address, and shows no message if the user cancels', async () => {
    await reader.evaluate(() => {
      Object.defineProperty(navigator, 'share', {
        value: (data: unknown) => {
          (window as { __shared?: unknown }).__shared = data;
          return Promise.reject(new DOMException('', 'AbortError'));
        },
      });
    });
    await keepAs(reader, 'Share …');
    await expect
      .poll(() => reader.evaluate(() => (window as { __shared?: unknown }).__shared))
      .toEqual({ title: TITLE, url: URL });
    await expect(toast(reader)).toBeEmpty();
  });
});

test('saves from the reader over the page', async ({ extension }) => {
  const tab = await extension.open(URL);
  const view = await extension.openOverlay(tab);
  const [download] = await Promise.all([tab.waitForEvent('download'), keepAs(view, 'EPUB book')]);
  expect(download.suggestedFilename()).toBe(`${NAME}.epub`);
  await expect(view.locator('.toast')).toHaveText(MISSING);
  await keepAs(view, 'Keep to read offline');
  await expect(view.locator('.toast')).toHaveText(/^Kept in the reading list/);
  const list = await extension.open(extension.url(LIST));
  await expect(titles(list)).toHaveText(TITLE);
});

test('prints from the popup in a tab, with the address at the foot and links as notes', async ({ extension }) => {
  const tab = await extension.open(URL);
  await extension.context.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
    };
  });
  const popup = await extension.press(tab);
  await popup.page.locator('article.sheet').waitFor();
  await keepAs(popup.page, 'Print');
  const dialog = popup.page.getByRole('dialog', { name: 'Print' });
  await dialog.getByRole('checkbox', { name: 'Addresses of the links' }).check();
  await popup.closedBy(() => dialog.getByRole('button', { name: 'Print' }).click());
  const reader = await extension.readerTab();
  const foot = reader.locator('.print-foot');
  await expect(foot).toContainText(URL);
  await expect(foot.locator('li')).toHaveText(['http://harbour.example/marks']);
  await expect(reader.locator('.content .print-mark')).toHaveText('[1]');
  await reader.emulateMedia({ media: 'print' });
  await expect(reader.locator('.bar')).toBeHidden();
  await expect(foot).toBeVisible();
  await reader.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(reader.locator('.print-foot, .print-mark')).toHaveCount(0);
  await reader.emulateMedia({ media: null });
  await keepAs(reader, 'Print');
  await reader.getByRole('dialog').getByRole('button', { name: 'Print' }).click();
  await expect(reader.getByRole('dialog')).toHaveCount(0);
  await expect(foot).toContainText(URL);
  await expect(foot.locator('li')).toHaveCount(0);
});

/** Keeps the article of that page from the popup and opens the reading list. */
async function keepAndOpenList(extension: Extension, url: string, status: string | RegExp): Promise<Page> {
  const popup = await extension.press(await extension.open(url));
  await popup.page.locator('article.sheet').waitFor();
  await keepAs(popup.page, 'Keep to read offline');
  await expect(toast(popup.page)).toHaveText(status);
  const opened = extension.context.waitForEvent('page');
  await fromMore(popup.page, 'Reading list');
  return opened;
}

test('keeps articles, shows them without a network, and searches and deletes them by keyboard', async ({
  extension,
  site,
}) => {
  const list = await keepAndOpenList(
    extension,
    URL,
    'Kept in the reading list, without 1 picture that could not be fetched',
  );
  expect(list.url()).toBe(extension.url(LIST));
  await expect(titles(list)).toHaveText(TITLE);
  await expectAccessible(list);
  site.forget();
  await titles(list).click();
  await expect(list.locator('article.sheet h1')).toHaveText(TITLE);
  const images = list.locator('article.sheet .content img');
  const widthOf = (at: number) => images.nth(at).evaluate((one) => (one as HTMLImageElement).naturalWidth);
  for (const at of [0, 1]) {
    await images.nth(at).scrollIntoViewIfNeeded();
    await expect.poll(() => widthOf(at)).toBe(600);
  }
  await images.nth(2).scrollIntoViewIfNeeded();
  await expect(list.getByRole('button', { name: 'Not right?' })).toHaveCount(0);
  const { name, data } = await saved(list, 'EPUB book');
  expect(name).toBe(`${NAME}.epub`);
  expect(strFromU8(unzipSync(data)['book/text.xhtml']!).match(/src="pictures\/\d\.png"/g)).toHaveLength(2);
  expect(site.seen.filter(({ url }) => url.includes('example') || url.includes('localhost'))).toEqual([]);
  await expectAccessible(list);
  await list.close();
  await searchAndDelete(await keepAndOpenList(extension, 'http://docs.ledger.example/docs.html', /^Kept/));
});

/** Searches the list for one of two articles, deletes it, undoes that, and deletes it again. */
async function searchAndDelete(list: Page): Promise<void> {
  await expect(list.getByRole('status').first()).toHaveText('2 articles');
  const search = list.getByRole('searchbox');
  await search.fill('HARBOUR master');
  await expect(titles(list)).toHaveText([TITLE]);
  await search.fill('no such words');
  await expect(titles(list)).toHaveCount(0);
  await expect(list.getByRole('status').first()).toHaveText('0 articles');
  await search.fill('');
  await expect(titles(list)).toHaveCount(2);
  await list.getByRole('button', { name: `Delete “${TITLE}”` }).focus();
  await list.keyboard.press('Enter');
  await expect(titles(list)).toHaveCount(1);
  await expect(titles(list)).toBeFocused();
  await list.getByRole('button', { name: 'Undo' }).focus();
  await list.keyboard.press('Enter');
  await expect(titles(list)).toHaveCount(2);
  await list.getByRole('button', { name: `Delete “${TITLE}”` }).click();
  await expect(titles(list)).toHaveCount(1);
  await list.reload();
  await expect(titles(list)).toHaveCount(1);
}
