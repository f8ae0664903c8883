import type { Frame, Page } from '@playwright/test';
import { themes } from '../src/themes/index.ts';
import { NEWS } from './articles.ts';
import type { Extension } from './chromium/extension.ts';
import { expectAccessible } from './checks/axe.ts';
import { pageState } from './checks/page-state.ts';
import { expect, test } from './fixtures.ts';
import { readInTab } from './read-in-tab.ts';

/** A block of the news page that is no part of its article, and one in the middle of it. */
const LEFT_OUT = 'Printed on Tuesdays';
const PARAGRAPH = 'You cannot hurry it';

const account = (view: Page | Frame) => view.getByRole('dialog', { name: 'Why this?' });
const part = (view: Page | Frame, text: string) => account(view).locator('.explain-block', { hasText: text }).first();

async function openAccount(view: Page | Frame): Promise<void> {
  await expect(view.locator('article.sheet')).toBeVisible();
  await view.locator('body').press('w');
  await expect(account(view).locator('.explain-block').first()).toBeVisible();
}

/** What the page has that it had not before, line by line; nothing that it had may be missing. */
async function addedTo(page: Page, before: string): Promise<string[]> {
  const [now, then] = [(await pageState(page)).split('\n'), before.split('\n')];
  const gone = then.filter((line) => !now.includes(line) && !line.startsWith('focus '));
  expect(gone).toEqual([]);
  return now.filter((line) => !then.includes(line) && !line.startsWith('focus '));
}

test('the account shows every part of the page, and what is put back stands in the article until it is taken out', async ({
  extension,
}) => {
  const { page } = await extension.press(await extension.open(NEWS.url));
  await expect(page.locator('article.sheet')).toBeVisible();
  const paragraph = page.locator('.content p', { hasText: PARAGRAPH }).first();
  await paragraph.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
  });
  const height = await paragraph.evaluate((element) => element.getBoundingClientRect().top);
  await page.locator('button.algorithm-button').click();
  await page.getByRole('menuitem', { name: 'Why this?' }).click();
  await expect(part(page, PARAGRAPH)).toContainText('kept');
  await expect(part(page, LEFT_OUT)).toContainText('left out');
  // A reason without words would show its key.
  for (const reasons of await account(page).locator('.explain-block-why').allTextContents())
    expect(reasons).not.toContain('reason_');
  await expectAccessible(page);
  await account(page)
    .getByRole('radio', { name: /^Left out \(\d+\)$/ })
    .check();
  await expect(part(page, PARAGRAPH)).toHaveCount(0);
  await part(page, LEFT_OUT).getByRole('button', { name: 'Put back' }).click();
  await expect(account(page).getByRole('status')).toContainText('Put back: the article now has');
  await expect(page.locator('article.sheet .content')).toContainText(LEFT_OUT);
  await expect(part(page, LEFT_OUT).getByRole('button', { name: 'Take out again' })).toBeFocused();
  expect(
    Math.abs((await paragraph.evaluate((element) => element.getBoundingClientRect().top)) - height),
  ).toBeLessThanOrEqual(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(account(page).getByRole('status')).toContainText('Taken out again');
  await expect(page.locator('article.sheet .content')).not.toContainText(LEFT_OUT);
  await page.keyboard.press('Escape');
  await expect(account(page)).toHaveCount(0);
  await expect(page.locator('article.sheet')).toBeVisible();
});

/** Opens a page and colours it from the popup; `before` is its state before that. */
async function colour(extension: Extension, url = NEWS.url): Promise<{ readonly tab: Page; readonly before: string }> {
  const tab = await extension.open(url);
  const before = await pageState(tab);
  const popup = await extension.press(tab);
  await openAccount(popup.page);
  await popup.closedBy(() => account(popup.page).getByRole('button', { name: 'Show on the page' }).click());
  await expect.poll(() => addedTo(tab, before)).toHaveLength(1);
  return { tab, before };
}

test('from the popup the parts are coloured on the page, which is otherwise as it was; Esc takes the colours away', async ({
  extension,
}) => {
  const { tab, before } = await colour(extension);
  expect((await addedTo(tab, before))[0]).toMatch(/^·+<div style="[^"]*position: absolute/);
  await tab.keyboard.press('Escape');
  expect(await addedTo(tab, before)).toEqual([]);
});

test('where the article scrolls in a part of the page, colours are seen through that part alone, before and after', async ({
  extension,
}) => {
  const url = 'http://towpath.example/scroller.html';
  const below = { x: 120, y: 440, width: 500, height: 160 };
  const within = { ...below, y: 100 };
  const plain = await extension.open(url);
  const bare = await plain.screenshot({ clip: below });
  const { tab } = await colour(extension, url);
  const coloured = await tab.screenshot({ clip: within });
  expect(coloured.equals(await plain.screenshot({ clip: within }))).toBe(false);
  expect((await tab.screenshot({ clip: below })).equals(bare)).toBe(true);
  await tab.bringToFront();
  await tab.locator('main').evaluate((main) => {
    main.scrollTop = 900;
  });
  // Out of sight while it moves, back when it is still.
  await expect.poll(async () => (await tab.screenshot({ clip: within })).equals(coloured)).toBe(false);
  await tab.waitForTimeout(500);
  const scrolled = await tab.screenshot({ clip: within });
  expect((await tab.screenshot({ clip: below })).equals(bare)).toBe(true);
  await tab.keyboard.press('Escape');
  expect((await tab.screenshot({ clip: within })).equals(scrolled)).toBe(false);
});

test('a second call from the popup takes the colours away, too', async ({ extension }) => {
  const { tab, before } = await colour(extension);
  const again = await extension.press(tab);
  await openAccount(again.page);
  await account(again.page).getByRole('button', { name: 'Show on the page' }).click();
  await expect(account(again.page).getByRole('status')).toHaveText('The colours are gone from the page.');
  expect(await addedTo(tab, before)).toEqual([]);
});

test('from the reader over the page the colours take its place, and the legend has the keys', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const before = await pageState(tab);
  await extension.grant(tab);
  await extension.command(tab);
  const overlay = await extension.overlay(tab);
  await openAccount(overlay);
  await expectAccessible(overlay);
  await account(overlay).getByRole('button', { name: 'Show on the page' }).click();
  await expect.poll(() => extension.overlayNow(tab)).toBeNull();
  await expect.poll(() => addedTo(tab, before)).toHaveLength(1);
  // The button of the legend has the focus.
  await expect
    .poll(() => tab.evaluate(() => document.activeElement === document.documentElement.lastElementChild))
    .toBe(true);
  await tab.keyboard.press('Enter');
  await expect.poll(() => pageState(tab)).toBe(before);
});

test('in a tab parts are put back as well, and stay so after a reload; a page that was closed is said to be', async ({
  extension,
}) => {
  const { tab, reader } = await readInTab(extension);
  await openAccount(reader);
  await expect(account(reader).getByRole('button', { name: 'Show on the page' })).toHaveCount(0);
  await part(reader, LEFT_OUT).getByRole('button', { name: 'Put back' }).click();
  await expect(reader.locator('article.sheet .content')).toContainText(LEFT_OUT);
  await expectAccessible(reader);
  await reader.reload();
  await expect(reader.locator('article.sheet .content')).toContainText(LEFT_OUT);
  await openAccount(reader);
  await expect(part(reader, LEFT_OUT)).toContainText('put back');
  await tab.close();
  await part(reader, LEFT_OUT).getByRole('button', { name: 'Take out again' }).click();
  await expect(account(reader)).toContainText('The page is no longer open');
  await expectAccessible(reader);
  await reader.keyboard.press('Escape');
  await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
});

test('a page that has changed since is said to have, and can be read again', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const { page } = await extension.press(tab);
  await expect(page.locator('article.sheet')).toBeVisible();
  await tab.evaluate((text) => {
    [...document.querySelectorAll('p')].find((one) => one.textContent.includes(text))!.textContent =
      'This paragraph was written anew while somebody read the old one, and says something else.';
  }, PARAGRAPH);
  await openAccount(page);
  await expect(account(page)).toContainText('The page has changed since it was read.');
  await account(page).getByRole('button', { name: 'Read it again' }).click();
  await expect(page.locator('article.sheet .content')).toContainText('was written anew');
});

/** A page of two parts, either of which somebody may have come for. */
const TWO_PARTS = `<main><article><h1>The lamp at the end of the pier</h1>${'<p>The lamp was lit every evening by the same man, who walked out in all weathers and never spoke of it. He kept a book of the ships.</p>'.repeat(7)}</article></main>
  <section class="comments"><h2>Comments</h2>${'<p>My grandmother knew him well, and used to say that he counted the gulls as well as the ships. Nobody believed her at the time.</p>'.repeat(6)}</section>`;

test('another part of the page is read when it is chosen, and the first one again', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  await tab.evaluate((html) => {
    document.body.innerHTML = html;
  }, TWO_PARTS);
  const { page } = await extension.press(tab);
  await expect(page.locator('article.sheet')).toBeVisible();
  const first = await page.locator('article.sheet .content').textContent();
  await page.keyboard.press('a');
  const group = page.getByRole('group', { name: 'Another part of this page' });
  await expect(group).toBeVisible();
  await expectAccessible(page);
  await group.getByRole('menuitemradio').nth(1).click();
  await expect(page.locator('.toast')).toContainText('Another part of the page:');
  await expect(page.locator('article.sheet .content')).not.toHaveText(first ?? '');
  // A key that comes while the menu is still there would close it, not open it.
  await expect(group).toBeHidden();
  await page.keyboard.press('a');
  await expect(group.getByRole('menuitemradio', { checked: true })).not.toHaveText('The first choice');
  await group.getByRole('menuitemradio', { name: 'The first choice' }).click();
  await expect(page.locator('article.sheet .content')).toHaveText(first ?? '');
});

for (const { id: theme } of themes) {
  test(`axe finds nothing in the account in ${theme}, on a page that runs from right to left, too`, async ({
    extension,
  }) => {
    await extension.store({ theme });
    for (const url of [NEWS.url, 'http://assahel.example/rtl.html']) {
      const popup = await extension.press(await extension.open(url));
      await openAccount(popup.page);
      await expectAccessible(popup.page);
      await popup.close();
    }
  });
}
