import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import { keepAs } from './checks/saved.ts';
import { expect, test } from './fixtures.ts';
import { paintedWords, selectWords } from './mark-words.ts';
import { fromMore } from './menus.ts';
import { tabTo } from './tab-to.ts';

const WORDS = 'You cannot hurry it';
const OTHER_WORDS = 'There is no switch';

const rows = (view: Page) => view.locator('.kept-highlight');
const count = (view: Page) => view.getByRole('status').first();

async function press(view: Page, name: string): Promise<void> {
  await tabTo(view, view.getByRole('button', { name, exact: true }));
  await view.keyboard.press('Enter');
}

/** Presses a button that saves a file. Resolves to that file. */
async function exported(view: Page, name: string): Promise<Buffer> {
  const [download] = await Promise.all([view.waitForEvent('download'), press(view, name)]);
  return readFile(await download.path());
}

test('finds, edits, deletes, exports and imports all highlights by keyboard, and opens one at its place', async ({
  extension,
}) => {
  const reader = await extension.openReaderTab(await extension.open(NEWS.url));
  for (const words of [WORDS, OTHER_WORDS]) {
    await selectWords(reader, words);
    await reader.keyboard.press('h');
    await expect.poll(() => paintedWords(reader)).toContain(`yellow: ${words}`);
  }
  await keepAs(reader, 'Keep to read offline');
  await expect(reader.locator('.toast')).toContainText('Kept in the reading list');
  const opened = extension.context.waitForEvent('page');
  await fromMore(reader, 'All highlights');
  const view = await opened;
  await expect(count(view)).toHaveText('2 highlights');
  await expectAccessible(view);

  await test.step('a note and a color are edited', async () => {
    await press(view, `Edit “${WORDS}”`);
    await expect(view.getByRole('textbox', { name: 'Note' })).toBeFocused();
    await view.keyboard.type('Ask <b>the miller</b>');
    await expectAccessible(view);
    await tabTo(view, view.getByRole('radio', { name: 'yellow' }));
    await view.keyboard.press('ArrowRight');
    await press(view, 'Done');
    await expect(view.locator('.kept-note')).toHaveText('Ask <b>the miller</b>');
    await expect.poll(() => paintedWords(reader)).toContain(`green: ${WORDS}`);
  });

  await test.step('search and color narrow the list', async () => {
    await tabTo(view, view.getByRole('searchbox'));
    await view.keyboard.type('MILLER');
    await expect(count(view)).toHaveText('1 highlight');
    await expect(view.locator('.kept-note mark')).toHaveText('miller');
    await view.keyboard.press('Control+a');
    await view.keyboard.press('Delete');
    await tabTo(view, view.getByRole('checkbox', { name: 'green' }));
    await view.keyboard.press('Space');
    await expect(rows(view)).toHaveCount(1);
    await view.keyboard.press('Space');
    await expect(rows(view)).toHaveCount(2);
  });

  const json = await test.step('all are exported', async () => {
    await press(view, 'Export and import');
    const one = (await exported(view, 'One Markdown file')).toString();
    expect(one).toContain(`> ${WORDS}`);
    expect(one).toContain('Ask &lt;b>the miller&lt;/b>');
    expect(one).toContain('#:~:text=You%20cannot%20hurry%20it)');
    const files = unzipSync(await exported(view, 'One Markdown file for each article'));
    const [[name, data]] = Object.entries(files) as [[string, Uint8Array]];
    expect(name).toBe('The mill that waits for the moon.md');
    expect(strFromU8(data)).toMatch(/^---\ntitle: /);
    return exported(view, 'JSON, to import again');
  });

  await test.step('a deletion is taken back; what was deleted comes back from the file', async () => {
    await press(view, `Delete “${WORDS}”`);
    await expect(rows(view)).toHaveCount(1);
    await expect(rows(view).locator(':focus')).toHaveCount(1);
    await press(view, 'Undo');
    await expect(rows(view)).toHaveCount(2);
    for (const words of [WORDS, OTHER_WORDS]) await press(view, `Delete “${words}”`);
    await expect(view.locator('.library-empty')).toContainText('No highlights yet');
    const chosen = view.waitForEvent('filechooser');
    await press(view, 'Import highlights');
    await (await chosen).setFiles({ name: 'mine.json', mimeType: 'application/json', buffer: json });
    await expect(view.locator('.toast')).toHaveText('2 highlights added.');
    await expect(rows(view)).toHaveCount(2);
    await expect(view.locator('.kept-note')).toHaveText('Ask <b>the miller</b>');
  });

  await test.step('a file that holds none says so', async () => {
    const chosen = view.waitForEvent('filechooser');
    await press(view, 'Import highlights');
    await (await chosen).setFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
    await expect(view.getByRole('alert')).toContainText('This file holds no highlights of Winnow');
  });

  await test.step('a highlight opens the kept article at its words', async () => {
    await tabTo(view, view.getByRole('link', { name: OTHER_WORDS, exact: true }));
    await view.keyboard.press('Enter');
    await expect(view.locator('article.sheet')).toBeVisible();
    await expect.poll(() => paintedWords(view)).toContain(`yellow: ${OTHER_WORDS}`);
    const isInView = () =>
      view.evaluate((words) => {
        const ranges = [...CSS.highlights.values()].flatMap((one) => [...one] as Range[]);
        const place = ranges.find((range) => range.toString() === words)?.getBoundingClientRect();
        return place !== undefined && place.top > 0 && place.bottom < innerHeight;
      }, OTHER_WORDS);
    await expect.poll(isInView).toBe(true);
  });
});
