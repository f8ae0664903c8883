import type { Frame, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import { expect, test } from './fixtures.ts';
import { algorithmOf, readWith } from './menus.ts';
import { readInTab } from './read-in-tab.ts';

/** Labels of the default algorithm and of another one that keeps the same running text. */
const DEFAULT = 'Whole-page judgement (Winnow)';
const OTHER = 'Densest text (BTE)';

/** A paragraph in the middle of the news page that every algorithm keeps. */
const PARAGRAPH = 'You cannot hurry it';

/** Distance of the paragraph from the top of the scroll container, in pixels. */
function offsetOf(view: Page | Frame, text: string): Promise<number> {
  return view
    .locator('.content p', { hasText: text })
    .first()
    .evaluate(
      (paragraph) =>
        paragraph.getBoundingClientRect().top - (document.querySelector('.scroller')?.getBoundingClientRect().top ?? 0),
    );
}

async function scrollToText(view: Page | Frame, text: string): Promise<void> {
  await expect(view.locator('article.sheet')).toBeVisible();
  await view
    .locator('.content p', { hasText: text })
    .first()
    .evaluate((paragraph) => {
      paragraph.scrollIntoView({ block: 'start' });
      document.querySelector('.scroller')?.scrollBy(0, 40);
    });
}

test('reads again with another algorithm, keeps the place, and stores it only as the default', async ({
  extension,
}) => {
  const tab = await extension.open(NEWS.url);
  const { page } = await extension.press(tab);
  expect(await algorithmOf(page)).toBe(DEFAULT);
  await scrollToText(page, PARAGRAPH);
  const before = await offsetOf(page, PARAGRAPH);
  await readWith(page, OTHER);
  await expect(page.locator('.toast')).toContainText(
    new RegExp(`^Read again with ${OTHER.replace(/[()]/g, '\\$&')}, [\\d,]+ words$`),
  );
  expect(await algorithmOf(page)).toBe(OTHER);
  expect(Math.abs((await offsetOf(page, PARAGRAPH)) - before)).toBeLessThanOrEqual(1);
  expect(await extension.worker.evaluate(() => chrome.storage.sync.get())).toEqual({});

  await test.step('by keys alone', async () => {
    const menu = page.getByRole('menu', { name: 'Not right?' });
    const chosen = page
      .getByRole('group', { name: 'Try another method' })
      .getByRole('menuitemradio', { checked: true });
    const openAdvanced = async (): Promise<void> => {
      await page.keyboard.press('a');
      await expect(menu.getByRole('menuitem', { name: 'Advanced' })).toBeVisible();
      await page.keyboard.press('End');
      await page.keyboard.press('Enter');
      await expect(chosen).toBeFocused();
    };
    await openAdvanced();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(menu).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Not right?' })).toBeFocused();
    await expect(page.locator('.toast')).toContainText('Read again with');
    const other = await algorithmOf(page);
    expect(other).not.toBe(OTHER);
    await openAdvanced();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(page.locator('.toast')).toContainText('From now on Winnow reads with');
    const again = await extension.press(tab);
    await expect(again.page.locator('article.sheet')).toBeVisible();
    expect(await algorithmOf(again.page)).toBe(other);
  });
});

test('lists every algorithm with a summary in the settings, where arrow keys choose one', async ({ extension }) => {
  const options = await extension.open(extension.url('src/options/index.html'));
  const rows = options.locator('.choices label');
  await expect(rows.first()).toBeVisible();
  const [first, ...offered] = await rows.evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('strong')?.textContent ?? '',
      line: row.querySelector('.hint')?.textContent ?? '',
    })),
  );
  expect(first?.name).toBe('Winnow’s choice');
  expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining([DEFAULT, OTHER]));
  // A missing summary would show its key.
  for (const { name, line } of offered) expect(line, name).toMatch(/^\p{Lu}.* .*\.$/u);
  await options.getByRole('radio', { name: 'Winnow’s choice' }).focus();
  for (let at = 0; at <= offered.findIndex(({ name }) => name === OTHER); at++)
    await options.keyboard.press('ArrowDown');
  await expect(options.getByRole('radio', { name: OTHER })).toBeChecked();
  await expectAccessible(options);
  await expect
    .poll(() => extension.worker.evaluate(async () => (await chrome.storage.sync.get())['algorithm']))
    .toBe('bte');
});

test('reads again with another algorithm in the overlay', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const overlay = await extension.openOverlay(tab);
  await scrollToText(overlay, PARAGRAPH);
  const before = await offsetOf(overlay, PARAGRAPH);
  await readWith(overlay, OTHER);
  expect(await algorithmOf(overlay)).toBe(OTHER);
  expect(Math.abs((await offsetOf(overlay, PARAGRAPH)) - before)).toBeLessThanOrEqual(1);
});

test('a tab keeps the article if an algorithm finds nothing, after a reload, and if the page is closed', async ({
  extension,
}) => {
  const { tab, reader } = await readInTab(extension);
  const title = reader.getByRole('heading', { level: 1 });
  await scrollToText(reader, PARAGRAPH);
  const before = await offsetOf(reader, PARAGRAPH);
  // The page loses its text.
  await tab.evaluate(() => {
    document.body.replaceChildren('Gone for tea.');
  });
  await readWith(reader, OTHER);
  await expect(title).toHaveText(`${OTHER} found no article here`);
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Back to the article' }).click();
  expect(await algorithmOf(reader)).toBe(DEFAULT);
  expect(Math.abs((await offsetOf(reader, PARAGRAPH)) - before)).toBeLessThanOrEqual(1);
  await readWith(reader, OTHER);
  await expect(title).toHaveText(`${OTHER} found no article here`);
  await reader.reload();
  await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);

  await tab.close();
  await readWith(reader, OTHER);
  await expect(title).toHaveText('The page is no longer open');
  await expect(reader.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Back to the article' }).click();
  await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
  await reader.reload();
  await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
});
