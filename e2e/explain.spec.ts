import type { Frame, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import type { Extension } from './chromium/extension.ts';
import { expectAccessible, expectAccessibleInThemes } from './checks/axe.ts';
import { pageState } from './checks/page-state.ts';
import { expect, test } from './fixtures.ts';
import { readInTab } from './read-in-tab.ts';

/** Text of a dropped block of the news page, and of a kept one in the middle of its article. */
const DROPPED = 'Printed on Tuesdays';
const KEPT = 'You cannot hurry it';
const RTL_URL = 'http://assahel.example/rtl.html';

const dialogIn = (view: Page | Frame) => view.getByRole('dialog', { name: 'Why this?' });
const block = (view: Page | Frame, text: string) => dialogIn(view).locator('.explain-block', { hasText: text }).first();

/**
 * Turns content-visibility off in that view. Playwright and axe read the style of every element, and each read in a
 * block that is not laid out would cause a layout: seconds for one check of a long list.
 */
async function layOutAllBlocks(view: Page | Frame): Promise<void> {
  await view.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
  });
}

async function openExplain(view: Page | Frame): Promise<void> {
  await expect(view.locator('article.sheet')).toBeVisible();
  await layOutAllBlocks(view);
  await view.locator('body').press('w');
  await expect(dialogIn(view).locator('.explain-block').first()).toBeVisible();
}

/** Lines of the page's state that are new; no earlier line may be missing. */
async function addedTo(page: Page, before: string): Promise<string[]> {
  const [now, then] = [(await pageState(page)).split('\n'), before.split('\n')];
  const missing = then.filter((line) => !now.includes(line) && !line.startsWith('focus '));
  expect(missing).toEqual([]);
  return now.filter((line) => !then.includes(line) && !line.startsWith('focus '));
}

test('lists every block; a block that is put back is in the article until it is taken out', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const { page } = await extension.press(tab);
  await expect(page.locator('article.sheet')).toBeVisible();
  const paragraph = page.locator('.content p', { hasText: KEPT }).first();
  const topOfParagraph = () => paragraph.evaluate((element) => element.getBoundingClientRect().top);
  await paragraph.evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
  });
  const top = await topOfParagraph();
  await layOutAllBlocks(page);
  await page.getByRole('button', { name: 'Not right?' }).click();
  await page.getByRole('menuitem', { name: 'Why this?' }).click();
  await expect(block(page, KEPT)).toContainText('kept');
  await expect(block(page, DROPPED)).toContainText('left out');
  // A reason without a message would show its key.
  for (const reasons of await dialogIn(page).locator('.explain-block-why').allTextContents())
    expect(reasons).not.toContain('reason_');
  await expectAccessible(page);
  await dialogIn(page)
    .getByRole('radio', { name: /^Left out \(\d+\)$/ })
    .check();
  await expect(block(page, KEPT)).toHaveCount(0);
  await block(page, DROPPED).getByRole('button', { name: 'Put back' }).click();
  await expect(dialogIn(page).getByRole('status')).toContainText('Put back: the article now has');
  await expect(page.locator('article.sheet .content')).toContainText(DROPPED);
  await expect(block(page, DROPPED).getByRole('button', { name: 'Remove again' })).toBeFocused();
  expect(Math.abs((await topOfParagraph()) - top)).toBeLessThanOrEqual(1);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(dialogIn(page).getByRole('status')).toContainText('Removed again');
  await expect(page.locator('article.sheet .content')).not.toContainText(DROPPED);
  await page.keyboard.press('Escape');
  await expect(dialogIn(page)).toHaveCount(0);
  await expect(page.locator('article.sheet')).toBeVisible();

  await test.step('reports that the page has changed, and reads it again', async () => {
    await tab.evaluate((text) => {
      [...document.querySelectorAll('p')].find((one) => one.textContent.includes(text))!.textContent =
        'This paragraph was written anew while somebody read the old one, and says something else.';
    }, KEPT);
    await page.keyboard.press('w');
    await expect(dialogIn(page)).toContainText('The page has changed since Winnow read it.');
    await dialogIn(page).getByRole('button', { name: 'Read it again' }).click();
    await expect(page.locator('article.sheet .content')).toContainText('was written anew');
  });
});

/** Opens a page and colours it from the popup; `before` is its earlier state. */
async function colour(extension: Extension, url = NEWS.url): Promise<{ readonly tab: Page; readonly before: string }> {
  const tab = await extension.open(url);
  const before = await pageState(tab);
  const popup = await extension.press(tab);
  await openExplain(popup.page);
  await popup.closedBy(() => dialogIn(popup.page).getByRole('button', { name: 'Show on the page' }).click());
  await expect.poll(() => addedTo(tab, before)).toHaveLength(1);
  return { tab, before };
}

test('colours a scrolling part of the page only where it is visible, before and after scrolling, until Esc', async ({
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
  // The colours are hidden during scrolling and come back after it.
  await expect.poll(async () => (await tab.screenshot({ clip: within })).equals(coloured)).toBe(false);
  await tab.waitForTimeout(500);
  const scrolled = await tab.screenshot({ clip: within });
  expect((await tab.screenshot({ clip: below })).equals(bare)).toBe(true);
  await tab.keyboard.press('Escape');
  expect((await tab.screenshot({ clip: within })).equals(scrolled)).toBe(false);
  // The colours are the last element while they are there.
  expect(await tab.evaluate(() => document.documentElement.lastElementChild?.localName)).toBe('body');
});

test('colours the page from the popup, changes nothing else, and removes the colours the second time', async ({
  extension,
}) => {
  const { tab, before } = await colour(extension);
  expect((await addedTo(tab, before))[0]).toMatch(/^·+<div style="[^"]*position: absolute/);
  const again = await extension.press(tab);
  await openExplain(again.page);
  await dialogIn(again.page).getByRole('button', { name: 'Show on the page' }).click();
  await expect(dialogIn(again.page).getByRole('status')).toHaveText('The colors have been removed from the page.');
  expect(await addedTo(tab, before)).toEqual([]);
});

test('colours the page from the overlay, which closes, and focuses the legend', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const before = await pageState(tab);
  const overlay = await extension.openOverlay(tab);
  await openExplain(overlay);
  await expectAccessible(overlay);
  await dialogIn(overlay).getByRole('button', { name: 'Show on the page' }).click();
  await expect.poll(() => extension.overlayNow(tab)).toBeNull();
  await expect.poll(() => addedTo(tab, before)).toHaveLength(1);
  await expect
    .poll(() => tab.evaluate(() => document.activeElement === document.documentElement.lastElementChild))
    .toBe(true);
  await tab.keyboard.press('Enter');
  await expect.poll(() => pageState(tab)).toBe(before);
});

test('puts a block back in a tab, also after a reload, and reports a closed page', async ({ extension }) => {
  const { tab, reader } = await readInTab(extension);
  await openExplain(reader);
  await expect(dialogIn(reader).getByRole('button', { name: 'Show on the page' })).toHaveCount(0);
  await block(reader, DROPPED).getByRole('button', { name: 'Put back' }).click();
  await expect(reader.locator('article.sheet .content')).toContainText(DROPPED);
  const stored = () => extension.worker.evaluate(async () => JSON.stringify(await chrome.storage.session.get()));
  await expect.poll(stored).toContain(DROPPED);
  await reader.reload();
  await expect(reader.locator('article.sheet .content')).toContainText(DROPPED);
  await openExplain(reader);
  await expect(block(reader, DROPPED)).toContainText('put back');
  await tab.close();
  await block(reader, DROPPED).getByRole('button', { name: 'Remove again' }).click();
  await expect(dialogIn(reader)).toContainText('The page is no longer open');
  await expectAccessible(reader);
  await reader.keyboard.press('Escape');
  await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
});

/** A page with two texts. The user may want either of them. */
const ARTICLE_AND_STORY = `<main><article><h1>The lamp at the end of the pier</h1>${'<p>The lamp was lit every evening by the same man, who walked out in all weathers and never spoke of it. He kept a book of the ships.</p>'.repeat(7)}</article></main>
  <aside class="sidebar"><h2>The gulls of the harbour</h2>${'<p>The gulls come in with the boats and leave with the last crate. Nobody has counted them, and nobody has ever seen one of them asleep.</p>'.repeat(6)}</aside>`;

test('shows another part of the page when it is chosen, then the first one again', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  await tab.evaluate((html) => {
    document.body.innerHTML = html;
  }, ARTICLE_AND_STORY);
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
  // If the menu is still open, the key closes it.
  await expect(group).toBeHidden();
  await page.keyboard.press('a');
  await expect(group.getByRole('menuitemradio', { checked: true })).not.toHaveText('First choice');
  await group.getByRole('menuitemradio', { name: 'First choice' }).click();
  await expect(page.locator('article.sheet .content')).toHaveText(first ?? '');
});

test('axe finds no violations on a right-to-left page in any theme', async ({ extension }) => {
  const { page } = await extension.press(await extension.open(RTL_URL));
  await openExplain(page);
  await expectAccessibleInThemes(extension, page);
});
