import type { Frame, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import { expect, test } from './fixtures.ts';
import { readInTab } from './read-in-tab.ts';

/** Names as the registry has them: the standard one, and another that keeps running text as it does. */
const STANDARD = 'Winnow';
const OTHER = 'BTE';

/** A paragraph in the middle of the news page that every algorithm keeps. */
const PARAGRAPH = 'You cannot hurry it';

const foundBy = (view: Page | Frame) => view.locator('button.algorithm-button');

/** How far below the top edge of what scrolls the paragraph begins, in pixels. */
function heightOf(view: Page | Frame, text: string): Promise<number> {
  return view
    .locator('.content p', { hasText: text })
    .first()
    .evaluate(
      (paragraph) =>
        paragraph.getBoundingClientRect().top - (document.querySelector('.scroller')?.getBoundingClientRect().top ?? 0),
    );
}

async function choose(view: Page | Frame, name: string): Promise<void> {
  await foundBy(view).click();
  await view.getByRole('menuitemradio', { name }).click();
}

async function readAt(view: Page | Frame, text: string): Promise<void> {
  await expect(view.locator('article.sheet')).toBeVisible();
  await view
    .locator('.content p', { hasText: text })
    .first()
    .evaluate((paragraph) => {
      paragraph.scrollIntoView({ block: 'start' });
      document.querySelector('.scroller')?.scrollBy(0, 40);
    });
}

test('the popup names the algorithm, reads again with another at the same place, and stores nothing', async ({
  extension,
}) => {
  const tab = await extension.open(NEWS.url);
  const { page } = await extension.press(tab);
  await expect(foundBy(page)).toHaveText(`Found by: ${STANDARD}`);
  await readAt(page, PARAGRAPH);
  const before = await heightOf(page, PARAGRAPH);
  await choose(page, OTHER);
  await expect(page.locator('.toast')).toContainText(new RegExp(`^Read again with ${OTHER}, [\\d,]+ words$`));
  await expect(foundBy(page)).toHaveText(`Found by: ${OTHER}`);
  expect(Math.abs((await heightOf(page, PARAGRAPH)) - before)).toBeLessThanOrEqual(1);
  expect(await extension.worker.evaluate(() => chrome.storage.sync.get())).toEqual({});
  const again = await extension.press(tab);
  await expect(foundBy(again.page)).toHaveText(`Found by: ${STANDARD}`);
});

test('keys alone choose an algorithm and make it the standard, and axe finds nothing on the way', async ({
  extension,
}) => {
  const tab = await extension.open(NEWS.url);
  const { page } = await extension.press(tab);
  await expect(foundBy(page)).toBeVisible();
  await page.keyboard.press('a');
  const menu = page.getByRole('menu', { name: 'Try another way of reading' });
  await expect(menu.getByRole('group').first().getByRole('menuitemradio', { checked: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(menu).toHaveCount(0);
  await expect(foundBy(page)).toBeFocused();
  await expect(foundBy(page)).not.toHaveText(`Found by: ${STANDARD}`);
  await expectAccessible(page);
  const chosen = (await foundBy(page).textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('group').first().getByRole('menuitemradio', { checked: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(page.locator('.toast')).toContainText('From now on Winnow reads with');
  const again = await extension.press(tab);
  await expect(foundBy(again.page)).toHaveText(chosen);
});

test('the settings list every algorithm with a line of plain words; arrow keys choose one, and the popup reads with it', async ({
  extension,
}) => {
  const options = await extension.open(extension.url('src/options/index.html'));
  const rows = options.locator('.choices label');
  await expect(rows.first()).toBeVisible();
  const [standard, ...offered] = await rows.evaluateAll((all) =>
    all.map((row) => ({
      name: row.querySelector('strong')?.textContent ?? '',
      line: row.querySelector('.hint')?.textContent ?? '',
    })),
  );
  expect(standard?.name).toBe('Winnow’s choice');
  expect(offered.map(({ name }) => name)).toEqual(expect.arrayContaining([STANDARD, OTHER]));
  // A line that is missing shows its key.
  for (const { name, line } of offered) expect(line, name).toMatch(/^\p{Lu}.* .*\.$/u);
  await options.getByRole('radio', { name: 'Winnow’s choice' }).focus();
  for (let at = 0; at <= offered.findIndex(({ name }) => name === OTHER); at++)
    await options.keyboard.press('ArrowDown');
  await expect(options.getByRole('radio', { name: OTHER })).toBeChecked();
  await expectAccessible(options);
  const { page } = await extension.press(await extension.open(NEWS.url));
  await expect(foundBy(page)).toHaveText(`Found by: ${OTHER}`);
  await page.keyboard.press('a');
  await expect(page.getByRole('menuitemradio').first()).toBeVisible();
  await expect(page.getByRole('menuitem', { name: 'Always read with' })).toHaveCount(0);
});

test('over the page another algorithm is two presses away, too', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  await extension.grant(tab);
  await extension.command(tab);
  const overlay = await extension.overlay(tab);
  await readAt(overlay, PARAGRAPH);
  const before = await heightOf(overlay, PARAGRAPH);
  await choose(overlay, OTHER);
  await expect(foundBy(overlay)).toHaveText(`Found by: ${OTHER}`);
  expect(Math.abs((await heightOf(overlay, PARAGRAPH)) - before)).toBeLessThanOrEqual(1);
});

test('an algorithm that finds nothing says so, and the way back leads to the same place', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const { page } = await extension.press(tab);
  await readAt(page, PARAGRAPH);
  const before = await heightOf(page, PARAGRAPH);
  // The page has lost its text since.
  await tab.evaluate(() => {
    document.body.replaceChildren('Gone for tea.');
  });
  await choose(page, OTHER);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${OTHER} finds no article here`);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back to the article' }).click();
  await expect(foundBy(page)).toHaveText(`Found by: ${STANDARD}`);
  expect(Math.abs((await heightOf(page, PARAGRAPH)) - before)).toBeLessThanOrEqual(1);
});

test('a tab in which another algorithm found nothing has its article again after a reload', async ({ extension }) => {
  const { tab, reader } = await readInTab(extension);
  await tab.evaluate(() => {
    document.body.replaceChildren('Gone for tea.');
  });
  await choose(reader, OTHER);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`${OTHER} finds no article here`);
  await reader.reload();
  await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
});

test('a tab whose page was closed says so when another algorithm is asked for, and keeps its article', async ({
  extension,
}) => {
  const { tab, reader } = await readInTab(extension);
  await tab.close();
  await choose(reader, OTHER);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('The page is no longer open');
  await expect(reader.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expectAccessible(reader);
  await reader.getByRole('button', { name: 'Back to the article' }).click();
  await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
  await reader.reload();
  await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
});
