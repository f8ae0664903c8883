import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import type { Stores } from './in-view/write-stores.ts';
import { storesScript } from './stores-script.ts';
import { tabTo } from './tab-to.ts';

const LIST = 'src/library/index.html';

declare const stores: Stores;

const code = await storesScript();

const titles = (list: Page) => list.locator('.entries h2 a');
const count = (list: Page) => list.getByRole('status').first();

/** The list with the articles mill-0 to mill-3 and `shared of mill`. */
async function openList(extension: Extension): Promise<Page> {
  const list = await extension.open(extension.url(LIST));
  await list.evaluate(code);
  await list.evaluate(() => stores.keepAll('mill', 4));
  await list.reload();
  await expect(titles(list)).toHaveCount(5);
  return list;
}

async function press(list: Page, name: string): Promise<void> {
  await tabTo(list, list.getByRole('button', { name, exact: true }));
  await list.keyboard.press('Enter');
}

async function mark(list: Page, title: string): Promise<void> {
  await tabTo(list, list.getByRole('checkbox', { name: `Select “${title}”` }));
  await list.keyboard.press('Space');
}

test('searches, tags, filters, marks, exports, deletes and takes back by keyboard alone', async ({ extension }) => {
  const list = await openList(extension);
  const search = list.getByRole('searchbox');

  await test.step('the search shows where the words are', async () => {
    await tabTo(list, search);
    await list.keyboard.type('MILL-2');
    await expect(titles(list)).toHaveText(['mill-2']);
    await expect(list.locator('.entry-hit mark')).toHaveText('mill-2');
    await list.keyboard.press('Control+a');
    await list.keyboard.press('Delete');
    await expect(count(list)).toHaveText('5 articles');
  });

  await test.step('tags are given to several at once, and are a filter that the address keeps', async () => {
    await mark(list, 'mill-1');
    await mark(list, 'mill-2');
    await expectAccessible(list);
    await press(list, 'Add tags');
    await expect(list.getByRole('textbox', { name: 'Add tags' })).toBeFocused();
    await expectAccessible(list);
    await list.keyboard.type('stone, <b>flour</b>');
    await list.keyboard.press('Enter');
    await expect(list.locator('.entry-tags .tag')).toHaveText(['stone', '<b>flour</b>', 'stone', '<b>flour</b>']);
    await list.keyboard.press('Escape');
    await expect(list.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await tabTo(list, list.getByRole('button', { name: 'Show only the tag “<b>flour</b>”' }).first());
    await list.keyboard.press('Enter');
    await expect(count(list)).toHaveText('2 articles');
    await list.reload();
    await expect(count(list)).toHaveText('2 articles');
  });

  await test.step('the marked ones are exported', async () => {
    await mark(list, 'mill-1');
    await press(list, 'Select all');
    const [download] = await Promise.all([list.waitForEvent('download'), press(list, 'Export')]);
    const files = unzipSync(await readFile(await download.path()));
    expect(Object.keys(files).sort()).toEqual(['mill-1.md', 'mill-2.md']);
    expect(strFromU8(files['mill-1.md']!)).toContain('Wind and grain.');
  });

  await test.step('the marked ones become one book', async () => {
    await press(list, 'Make a book');
    await expect(list.getByRole('textbox', { name: 'Title of the book' })).toBeFocused();
    await expectAccessible(list);
    await list.keyboard.type('From the mill');
    const [download] = await Promise.all([list.waitForEvent('download'), list.keyboard.press('Enter')]);
    expect(download.suggestedFilename()).toBe('From the mill.epub');
    const files = unzipSync(await readFile(await download.path()));
    expect(strFromU8(files['book/chapter-2.xhtml']!)).toContain('Wind and grain.');
    expect(Object.keys(files)).toContain('book/pictures/cover.jpg');
  });

  await test.step('the marked ones are deleted together, and taken back after a reload', async () => {
    await tabTo(list, list.getByRole('group', { name: '2 selected' }).getByRole('button', { name: 'Delete' }));
    await list.keyboard.press('Enter');
    await expect(count(list)).toHaveText('0 articles');
    await list.reload();
    await expect(count(list)).toHaveText('0 articles');
    await press(list, 'Undo');
    await expect(count(list)).toHaveText('2 articles');
    await expect(list.locator('.entries h2 a:focus')).toHaveCount(1);
  });

  await test.step('a finished article has a state of its own', async () => {
    await press(list, 'Mark “mill-1” as finished');
    await tabTo(list, list.getByRole('radio', { name: 'All' }));
    for (const state of ['Unread', 'Reading', 'Finished']) {
      await list.keyboard.press('ArrowRight');
      await expect(list.getByRole('radio', { name: state })).toBeChecked();
    }
    await expect(titles(list)).toHaveText(['mill-1']);
  });

  await test.step('the highlights are one step away', async () => {
    await tabTo(list, list.getByRole('link', { name: 'Highlights' }));
    await list.keyboard.press('Enter');
    await expect(list.getByRole('heading', { level: 1, name: 'Highlights' })).toBeVisible();
  });
});

test('everything goes to another machine in one file, and is not doubled there', async ({ extension }) => {
  const list = await openList(extension);
  await extension.store({ theme: 'dark' });
  await list.getByRole('button', { name: 'Export and import' }).click();
  await expectAccessible(list);
  const [download] = await Promise.all([
    list.waitForEvent('download'),
    list.getByRole('button', { name: 'Export everything' }).click(),
  ]);
  const file = { name: 'archive.zip', mimeType: 'application/zip', buffer: await readFile(await download.path()) };
  await list.close();
  await extension.reset();
  const other = await extension.open(extension.url(LIST));
  await expect(other.locator('.library-empty')).toBeVisible();
  await expectAccessible(other);
  for (const words of ['New articles: 5.', 'New articles: 0.']) {
    await other.getByLabel('Import a file').last().setInputFiles(file);
    await expect(other.locator('.toast')).toContainText(words);
    await expect(titles(other)).toHaveCount(5);
  }
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark');
  await titles(other).first().click();
  await expect(other.locator('article.sheet')).toContainText('Wind and grain.');
});

test('an imported list has addresses, whose articles are kept when they are read', async ({ extension }) => {
  const list = await extension.open(extension.url(LIST));
  const table =
    'title,url,time_added,tags,status\n' +
    `The ferry,${NEWS.url},1700000000,sea|wind,unread\nRead before,http://read.example/,1600000000,,archive\nNo address,,1,,unread\n`;
  const file = { name: 'part_000000.csv', mimeType: 'text/csv', buffer: Buffer.from(table) };
  await list.getByLabel('Import a file').last().setInputFiles(file);
  await expect(list.locator('.toast')).toContainText('2 addresses added to the list.');
  await expect(list.getByRole('alert')).toContainText('Entries without a web address were left out (1 in all): 3.');
  await expect(titles(list)).toHaveText(['The ferry', 'Read before']);
  await expectAccessible(list);
  await list.getByRole('radio', { name: 'To open' }).check({ force: true });
  await expect(titles(list)).toHaveText(['The ferry']);

  const [page] = await Promise.all([extension.context.waitForEvent('page'), titles(list).click()]);
  await expect(page).toHaveURL(NEWS.url);
  const popup = await extension.press(page);
  await expect(popup.page.locator('article.sheet')).toBeVisible();
  // The list reads what is stored when it gets the focus.
  await list.getByRole('radio', { name: 'All', exact: true }).check({ force: true });
  await expect(async () => {
    await list.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(titles(list)).toHaveText([NEWS.title, 'Read before'], { timeout: 1000 });
  }).toPass();
  await popup.close();
  await expect(list.locator('.tag')).toHaveText(['sea', 'wind']);
  await titles(list).first().click();
  await expect(list.locator('article.sheet h1')).toHaveText(NEWS.title);
});

test('a deletion that was not taken back is final once it is closed', async ({ extension }) => {
  const list = await openList(extension);
  await list.getByRole('button', { name: 'Delete “mill-0”' }).click();
  await list.getByRole('button', { name: 'Delete “mill-1”' }).click();
  await list.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(list.locator('.library-bar')).toContainText('mill-0');
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(list)).toHaveCount(4);
  await list.reload();
  await expect(count(list)).toHaveText('4 articles');
  await expect(list.getByRole('button', { name: 'Undo' })).toHaveCount(0);
});

test('both views run from right to left in Arabic, and fit a narrow window', async ({ site }) => {
  const extension = await Extension.launch({ proxy: site.proxy, language: 'ar' });
  try {
    const list = await openList(extension);
    await list.setViewportSize({ width: 360, height: 760 });
    for (const path of [LIST, `${LIST}?view=highlights`]) {
      await list.goto(extension.url(path));
      await list.getByRole('heading', { level: 1 }).waitFor();
      await expect(list.locator('html')).toHaveAttribute('dir', 'rtl');
      const [logo, heading] = await Promise.all(
        ['.library-head .logo', 'h1'].map((part) => list.locator(part).boundingBox()),
      );
      expect(logo!.x).toBeGreaterThan(heading!.x);
      const overflow = await list.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await expectAccessible(list);
    }
  } finally {
    await extension.close();
  }
});
