import { expect, test } from './fixtures.ts';
import type { Stores } from './in-view/write-stores.ts';
import { storesScript } from './stores-script.ts';

const LIST = 'src/library/index.html';
const ARTICLES = 2000;
const MARKED = 200;
const MARKS = 50;

declare const stores: Stores;

const code = await storesScript();

/** A file with 10,000 highlights. */
function highlightsFile(): string {
  const articles = Array.from({ length: MARKED }, (_, at) => ({
    ...{ url: `https://mill.example/${String(at)}`, title: `Mill ${String(at)}`, lang: 'en', dir: 'ltr' },
    highlights: Array.from({ length: MARKS }, (_, number) => ({
      ...{ id: `${String(at)}-${String(number)}`, position: number, color: 'yellow', note: '', createdAt: number + 1 },
      quote: { exact: `grain ${String(at)} ${String(number)}`, prefix: '', suffix: '' },
    })),
  }));
  return JSON.stringify({ format: 'winnow-highlights', version: 1, articles });
}

test('lists and searches 2,000 articles, and deletes and takes back all of them', async ({ extension }) => {
  const list = await extension.open(extension.url(LIST));
  await list.evaluate(code);
  await list.evaluate((count) => stores.keepAll('mill', count - 1), ARTICLES);
  await list.reload();
  const count = list.getByRole('status').first();
  await expect(count).toHaveText('2,000 articles');
  // Below a list that grows while it is scrolled, nothing can be reached.
  await list.getByRole('button', { name: 'Export and import' }).click();
  for (const name of ['Export everything', 'Import a file', 'Choose a folder'])
    await expect(list.getByRole('button', { name })).toBeInViewport();
  await list.getByRole('button', { name: 'Export and import' }).click();
  await list.getByRole('searchbox').fill('mill-1733');
  await expect(list.locator('.entries h2 a')).toHaveText(['mill-1733']);
  await list.getByRole('searchbox').fill('');
  await expect(count).toHaveText('2,000 articles');
  await list.locator('.entry-check input').first().click();
  await list.getByRole('button', { name: 'Select all' }).click();
  await list.getByRole('group', { name: '2,000 selected' }).getByRole('button', { name: 'Delete' }).click();
  await expect(list.locator('.library-empty')).toBeVisible();
  await list.getByRole('button', { name: 'Undo' }).click();
  await expect(count).toHaveText('2,000 articles');
});

test('imports, lists and searches 10,000 highlights', async ({ extension }) => {
  const page = await extension.open(extension.url(`${LIST}?view=highlights`));
  await page.getByRole('button', { name: 'Export and import' }).click();
  await page
    .getByLabel('Import')
    .last()
    .setInputFiles({
      ...{ name: 'highlights.json', mimeType: 'application/json' },
      buffer: Buffer.from(highlightsFile()),
    });
  const count = page.getByRole('status').first();
  await expect(count).toHaveText('10,000 highlights');
  await page.getByRole('searchbox').fill('grain 117 31');
  await expect(count).toHaveText('1 highlight');
  await page.getByRole('searchbox').fill('');
  await expect(count).toHaveText('10,000 highlights');
});
