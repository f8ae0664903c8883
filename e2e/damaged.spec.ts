import type { Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

const LIBRARY = 'src/library/index.html';
const OPTIONS = 'src/options/index.html';

/** A value of each kind that no store writes. */
const JUNK = [null, 'text', 7, ['a', 'foreign', 'array'], { id: 1, url: NEWS.url }];
const LIST_JUNK: unknown = [...JUNK, 'constructor'];
const MAP_JUNK = Object.fromEntries(JUNK.map((value, at) => [`h${String(at)}.example`, value]));

/** Puts junk under every key that is stored, beside nothing else. */
async function damage(extension: Extension): Promise<void> {
  const host = new URL(NEWS.url).hostname;
  await extension.worker.evaluate(
    async ([url, site, list, map]) => {
      const settings = Object.fromEntries(
        ['theme', 'font', 'fontSize', 'width', 'algorithm', 'listenRate', 'columns'].map((key) => [key, list]),
      );
      await chrome.storage.sync.set({
        ...settings,
        ...{ sites: map, listenVoices: map, settingsVersion: 'two' },
        [`rules:${site}`]: list,
        'rules:constructor': 'text',
      });
      await chrome.storage.local.set({
        ...{ places: map, alwaysOn: list, menuEntries: map, ruleProblems: list, highlightColor: list },
        ...{ settingsSync: 'text', [`highlights:${url}`]: list, [`highlighted:${url}`]: list },
        'highlights:constructor': 'text',
      });
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('winnow-reading-list', 2);
        opening.onupgradeneeded = () => {
          const database = opening.result;
          for (const name of ['texts', 'articles']) database.createObjectStore(name, { keyPath: 'id' });
          database.createObjectStore('pictures', { keyPath: ['id', 'address'] });
          const entries = database.createObjectStore('entries', { keyPath: 'id', autoIncrement: true });
          entries.createIndex('url', 'url', { unique: true });
          entries.add({ url });
          entries.add({ url: 7, title: {}, keptAt: 'today' });
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
        opening.onerror = () => {
          reject(new Error('not opened'));
        };
      });
    },
    [NEWS.url, host, LIST_JUNK, MAP_JUNK] as const,
  );
}

/** Opens a page and fails for an error in it. */
async function openSound(extension: Extension, path: string): Promise<Page> {
  const page = await extension.context.newPage();
  page.on('pageerror', (error) => {
    throw error;
  });
  await page.goto(extension.url(path));
  return page;
}

test('every view works with a storage full of damaged entries, lists them and deletes them', async ({ site }) => {
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    await damage(extension);
    const remove = async (page: Page, text: RegExp): Promise<void> => {
      const note = page.locator('.unreadable-note');
      await expect(note).toContainText(text);
      await note.getByRole('button', { name: 'Delete' }).click();
      await note.getByRole('button', { name: 'Delete for good' }).click();
      await expect(note).toHaveCount(0);
    };

    const list = await openSound(extension, LIBRARY);
    await expect(list.getByText('2 entries cannot be read.')).toBeVisible();
    await expect(list.getByRole('heading', { level: 1 })).toHaveText('Reading list');
    const highlights = await openSound(extension, `${LIBRARY}?view=highlights`);
    await expect(highlights.getByText('7 entries cannot be read.')).toBeVisible();
    const options = await openSound(extension, OPTIONS);
    await expect(options.getByText(/^Winnow cannot read a stored rule for/)).toHaveCount(7);

    await test.step('an article is read, highlighted and kept', async () => {
      const reader = await extension.openReaderTab(await extension.open(NEWS.url));
      await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
      await reader.getByRole('button', { name: 'Keep' }).click();
      await reader.getByRole('menuitem', { name: 'Keep to read offline' }).click();
      await expect(reader.locator('.toast')).toContainText('Kept in the reading list');
      await reader.close();
    });

    await list.bringToFront();
    await list.reload();
    await expect(list.locator('.entries h2 a')).toHaveText([NEWS.title]);
    await remove(list, /2 entries cannot be read/);
    await expect(list.locator('.entries h2 a')).toHaveText([NEWS.title]);
    await highlights.bringToFront();
    await remove(highlights, /7 entries cannot be read/);
    await options.bringToFront();
    await remove(options, /entries cannot be read/);
  } finally {
    await extension.close();
  }
});
