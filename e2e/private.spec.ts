import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { NEWS } from './articles.ts';
import { keepAs } from './checks/saved.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

const READER = 'src/reader/index.html';
/** A word of the article that is nowhere else. */
const WORD = 'Ardmouth';
const TRACES = [WORD, new URL(NEWS.url).host];

test('reads in popup and tab of a private window, and leaves no trace in storage and files', async ({ site }) => {
  const extension = await Extension.launch({ proxy: site.proxy });
  try {
    const window = await extension.openPrivately(NEWS.url);
    const popup = await extension.press(window.page);
    await expect(popup.page.locator('article.sheet')).toContainText(WORD);
    await keepAs(popup.page, 'Keep to read offline');
    await expect(popup.page.locator('.toast')).toContainText('Nothing is kept in a private window');
    await popup.page.evaluate(() => {
      getSelection()?.selectAllChildren(document.querySelector('.content p')!);
    });
    await popup.page.locator('.selection-tools').waitFor();
    await popup.page.keyboard.press('h');
    await expect(popup.page.locator('.toast')).toContainText('highlights last until you close the reader');
    await popup.closedBy(() => popup.page.keyboard.press('t'));
    const reader = await window.pageAt(extension.url(READER));
    await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
    await reader.reload();
    await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
    // Chromium shares storage.session, which is in memory, between private and other windows. The background of private
    // windows may end with the last of them before it removes anything.
    const traces = () =>
      extension.worker.evaluate(async (words) => {
        const { local, sync, session } = chrome.storage;
        const items = Object.entries({ ...(await local.get()), ...(await sync.get()), ...(await session.get()) });
        return items.filter((item) => words.some((word) => JSON.stringify(item).includes(word)));
      }, TRACES);
    expect(await traces()).toEqual([]);
    await window.close([reader]);
    expect(await traces()).toEqual([]);
    for (const trace of TRACES) expect(await filesWith(extension.profile, trace), trace).toEqual([]);
  } finally {
    await extension.close();
  }
});

/** Files in a folder that hold the word, as bytes or as UTF-16. */
async function filesWith(folder: string, word: string): Promise<string[]> {
  const found: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    // The browser may delete a file meanwhile.
    const bytes = entry.isFile() ? await readFile(path).catch(() => Buffer.of()) : Buffer.of();
    if (bytes.includes(word) || bytes.includes(word, 0, 'utf16le')) found.push(path);
  }
  return found;
}
