import type { Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expectArticle } from './checks/article.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import { until } from './until.ts';

const SITE = 'saltmarsh-courier.example';
const OPTIONS = 'src/options/index.html';

/** Turns an entry of the context menu on, by its switch in the settings. */
async function turnOn(extension: Extension, name: string, id: string): Promise<void> {
  const options = await extension.open(extension.url(OPTIONS));
  await options.getByRole('checkbox', { name }).check();
  await expect
    .poll(() =>
      extension.worker.evaluate(
        (entry) =>
          Promise.resolve()
            .then(() => chrome.contextMenus.update(entry, {}))
            .then(
              () => true,
              () => false,
            ),
        id,
      ),
    )
    .toBe(true);
  await options.close();
}

/** Selects the text of the second and third paragraph of the page. */
function selectParagraphs(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const paragraphs = [...document.querySelectorAll('article p')].filter(
      ({ textContent }) => textContent.length > 200,
    );
    const [first, second] = [paragraphs[1]!, paragraphs[2]!];
    // From within a word of the first paragraph to the end of the second one.
    getSelection()!.setBaseAndExtent(first.firstChild!, 1, second, second.childNodes.length);
    return paragraphs.slice(0, 4).map(({ textContent }) => textContent.trim().slice(0, 30));
  });
}

test('shows only the selected paragraphs, also in a tab, and the whole article on request', async ({ extension }) => {
  await turnOn(extension, 'On selected text', 'read-selection');
  const page = await extension.open(NEWS.url);
  await extension.grant(page);
  const [before, first, second, after] = await selectParagraphs(page);
  await extension.chooseInContextMenu(page, 'read-selection');
  const reader = await extension.overlay(page);
  const content = reader.locator('article.sheet .content');
  await expect(content).toContainText(first!);
  await expect(content).toContainText(second!);
  await expect(content).not.toContainText(before!);
  await expect(content).not.toContainText(after!);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(NEWS.title);
  await expect(reader.getByText('This is only the part that you selected.')).toBeVisible();
  extension.pressClosingKey(page, 't');
  const tab = await extension.readerTab();
  await expect(tab.locator('.content')).toContainText(first!);
  await expect(tab.locator('.content')).not.toContainText(before!);
  await tab.getByRole('button', { name: 'Not right?' }).click();
  await tab.getByRole('menuitemradio', { name: 'First choice' }).click();
  await expect(tab.locator('.content')).toContainText(after!);
  await expectArticle(tab, NEWS);
});

test.describe('without access to the site', () => {
  test('opens a link from the menu, and the popup says how to read its page', async ({ extension }) => {
    await turnOn(extension, 'On links', 'read-link');
    // A test cannot answer the browser's question. This is the result of its "Cancel".
    await extension.worker.evaluate(() => {
      Object.assign(chrome.permissions, { request: () => Promise.resolve(false) });
    });
    const page = await extension.open('http://tin-and-twine.example/blog.html');
    await extension.chooseInContextMenu(page, 'read-link', NEWS.url);
    // The popup opens, too, and may come before the tab.
    const opened = await until(
      'The link opens in a tab',
      () => extension.context.pages().find((one) => one.url() === NEWS.url) ?? null,
    );
    await expect.poll(() => extension.popupText()).toContain('Click the Winnow button here');
    expect(extension.overlayNow(opened)).toBeNull();
  });
});

test.describe('with access to a site', () => {
  // These tests share a browser and run in this order, because the last one removes the access.
  test.describe.configure({ mode: 'default' });
  let extension: Extension;
  test.beforeAll(async ({ site }) => {
    extension = await Extension.launch({ proxy: site.proxy, sites: [SITE] });
  });
  test.afterEach(() => extension.reset());
  test.afterAll(() => extension.close());

  /** Turns "always" on in the settings. */
  const turnOnAlways = async (): Promise<void> => {
    const options = await extension.open(extension.url(OPTIONS));
    await options.getByRole('checkbox', { name: `Always open the reader ${SITE}` }).check();
    await expect
      .poll(() => extension.worker.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length))
      .toBe(1);
    await options.close();
  };

  test('opens a link from the menu in a new tab, with the reader over it', async () => {
    await turnOn(extension, 'On links', 'read-link');
    const page = await extension.open('http://tin-and-twine.example/blog.html');
    const opened = extension.context.waitForEvent('page');
    await extension.chooseInContextMenu(page, 'read-link', NEWS.url);
    await expectArticle(await extension.overlay(await opened), NEWS);
  });

  test('opens an entry of a page without an article from the popup, with the reader over it', async () => {
    const page = await extension.open('http://findwell.example/links.html');
    await page.evaluate((url) => {
      document.querySelector('li a')?.setAttribute('href', url);
    }, NEWS.url);
    const popup = await extension.press(page);
    const opened = extension.context.waitForEvent('page');
    const entries = popup.page.getByRole('region', { name: 'On this page' });
    await popup.closedBy(() => entries.getByRole('button', { name: 'Slipway opening hours' }).click());
    await expectArticle(await extension.overlay(await opened), NEWS);
  });

  test('opens the link under the pointer, or the focused link, in the reader with E', async () => {
    const page = await extension.open(NEWS.url);
    await page.evaluate(() => {
      const link = document.createElement('a');
      link.href = '/news.html?again';
      link.textContent = 'the same story';
      const paragraphs = [...document.querySelectorAll('article p')].filter(
        ({ textContent }) => textContent.length > 200,
      );
      paragraphs[1]?.append(' See ', link, '.');
    });
    const reader = await extension.openOverlay(page);
    const link = reader.getByRole('link', { name: 'the same story' });
    await link.hover();
    await expect(reader.locator('.link-host')).toHaveText(/saltmarsh-courier\.example.*E opens it in the reader/);
    for (const start of [() => link.hover(), () => link.focus()]) {
      await page.bringToFront();
      await start();
      const opened = extension.context.waitForEvent('page');
      await page.keyboard.press('e');
      await expect(await opened).toHaveURL(/again$/);
      await expectArticle(await extension.overlay(await opened), NEWS);
    }
  });

  test('opens by itself over articles of the site, not over its front page, and not after Back', async () => {
    await turnOnAlways();
    const page = await extension.open(NEWS.url);
    await expectArticle(await extension.overlay(page), NEWS);
    const length = await page.evaluate(() => history.length);
    await page.goto(`http://${SITE}/`);
    await page.goto('http://tin-and-twine.example/blog.html');
    expect(await page.evaluate(() => history.length)).toBe(length + 2);
    expect(extension.overlayNow(page)).toBeNull();
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL(NEWS.url);
    // The reader over another page opens after it would open here.
    const other = await extension.open(`${NEWS.url}?other`);
    await expect((await extension.overlay(other)).locator('article.sheet')).toBeVisible();
    expect(extension.overlayNow(page)).toBeNull();
  });

  test('stays closed on a page after the user closed it there, and opens again on the next one', async () => {
    await turnOnAlways();
    const page = await extension.open(NEWS.url);
    await expect((await extension.overlay(page)).locator('article.sheet')).toBeVisible();
    extension.pressClosingKey(page, 'Escape');
    await expect.poll(() => extension.overlayNow(page)).toBeNull();
    await page.reload();
    await page.goto(`${NEWS.url}?next`);
    await expectArticle(await extension.overlay(page), NEWS);
    await page.goto(NEWS.url);
    // The reader stays closed only in the tab where the user closed it.
    const other = await extension.open(NEWS.url);
    await expect((await extension.overlay(other)).locator('article.sheet')).toBeVisible();
    expect(extension.overlayNow(page)).toBeNull();
  });

  test('opens over a page that a script puts in place of another, and never shows the old article', async () => {
    await turnOnAlways();
    const page = await extension.open(NEWS.url);
    await expect((await extension.overlay(page)).locator('article.sheet')).toBeVisible();
    extension.pressClosingKey(page, 'Escape');
    await expect.poll(() => extension.overlayNow(page)).toBeNull();
    let opened = 0;
    page.on('frameattached', () => opened++);
    await page.evaluate(() => {
      const paragraphs = [...document.querySelectorAll('p')];
      const before = paragraphs.map(({ textContent }) => textContent);
      const show = (texts: readonly string[]): void => {
        for (const [at, text] of texts.entries()) paragraphs[at]!.textContent = text;
      };
      addEventListener('popstate', () => {
        show(before);
      });
      history.pushState(null, '', '/another-story');
      // The old text stays for a while, as on a slow site.
      setTimeout(
        show,
        1_200,
        before.map((text) => `Anew: ${text}`),
      );
    });
    const reader = await extension.overlay(page);
    await expect(reader.locator('.content')).toContainText('Anew: ');
    expect(opened).toBe(1);
    // After going back in the app, the reader would show an article that is no longer on the page.
    await page.goBack();
    await expect.poll(() => extension.overlayNow(page)).toBeNull();
  });

  test('turns automatic opening on in the Appearance menu, and removes the access in the settings', async () => {
    const page = await extension.open(NEWS.url);
    const reader = await extension.openOverlay(page);
    await reader.getByRole('button', { name: 'Appearance' }).click();
    await reader.getByRole('checkbox', { name: `Always open on ${SITE}` }).check();
    const options = await extension.open(extension.url(OPTIONS));
    await expect(options.getByRole('checkbox', { name: `Always open the reader ${SITE}` })).toBeChecked();
    await options.getByRole('button', { name: `Remove access ${SITE}` }).click();
    await expect(options.getByText('None so far.')).toBeVisible();
    expect((await extension.worker.evaluate(() => chrome.permissions.getAll())).origins).toEqual([]);
    await expect(reader.getByRole('checkbox', { name: `Always open on ${SITE}` })).not.toBeChecked();
    expect(
      await extension.worker.evaluate(async () => (await chrome.scripting.getRegisteredContentScripts()).length),
    ).toBe(0);
    const other = await extension.open(NEWS.url);
    await other.waitForLoadState();
    expect(extension.overlayNow(other)).toBeNull();
  });
});
