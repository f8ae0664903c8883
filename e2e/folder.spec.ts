import type { Page } from '@playwright/test';
import { expectAccessible } from './checks/axe.ts';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import type { Stores } from './in-view/write-stores.ts';
import { storesScript } from './stores-script.ts';
import { tabTo } from './tab-to.ts';

const LIST = 'src/library/index.html';
const FOLDER = 'my folder';

declare const stores: Stores;

const code = await storesScript();

/** The list, in which a folder of the browser's own file system stands for the one that the user chooses. */
async function openList(extension: Extension): Promise<Page> {
  const list = await extension.context.newPage();
  await list.addInitScript((name) => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true }),
    });
  }, FOLDER);
  await list.goto(extension.url(LIST));
  return list;
}

/** Names of the files in a folder within the chosen one. */
const files = (list: Page, part: string) =>
  list.evaluate(
    async ([folder, name]) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(folder!);
      const found: string[] = [];
      const handle = name === '' ? root : await root.getDirectoryHandle(name!);
      for await (const one of (handle as unknown as { keys(): AsyncIterable<string> }).keys()) found.push(one);
      return found.sort();
    },
    [FOLDER, part],
  );

/** Changes a file as another program would. */
const change = (list: Page, file: string) =>
  list.evaluate(
    async ([folder, name]) => {
      const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(folder!);
      const handle = await (await root.getDirectoryHandle('articles')).getFileHandle(name!);
      const stream = await handle.createWritable();
      await stream.write('Changed elsewhere');
      await stream.close();
    },
    [FOLDER, file],
  );

async function press(list: Page, name: string): Promise<void> {
  await tabTo(list, list.getByRole('button', { name, exact: true }));
  await list.keyboard.press('Enter');
}

test('keeps a folder in step by keyboard alone, asks again for permission, and stops', async ({ extension }) => {
  const list = await openList(extension);
  await list.evaluate(code);
  await list.evaluate(() => stores.keepAll('mill', 2));
  await list.reload();
  await expect(list.locator('.entries h2')).toHaveCount(3);
  const status = list.locator('.folder-box').getByRole('status');

  await test.step('nothing is written until a folder is chosen', async () => {
    await press(list, 'Export and import');
    await expectAccessible(list);
    await press(list, 'Choose a folder');
    await expect(status).toContainText(`“${FOLDER}” was brought into step at`);
    expect(await files(list, 'articles')).toEqual(['mill-0.md', 'mill-1.md', 'shared of mill.md']);
    expect(await files(list, '')).toEqual([
      'articles',
      'highlights',
      expect.stringMatching(/^winnow-[\da-f]{8}$/),
      'winnow-files.json',
    ]);
  });

  await test.step('a deletion is followed, and what another program changed stays', async () => {
    await change(list, 'mill-1.md');
    await list.getByRole('button', { name: 'Delete “mill-0”' }).click();
    await list.getByRole('button', { name: 'Delete “mill-1”' }).click();
    await expect.poll(() => files(list, 'articles')).toEqual(['mill-1.md', 'shared of mill.md']);
  });

  await test.step('after a restart the browser asks again, in one line with a button', async () => {
    await list.addInitScript(() => {
      const isAllowed = { now: false };
      Object.assign(FileSystemHandle.prototype, {
        queryPermission: () => Promise.resolve(isAllowed.now ? 'granted' : 'prompt'),
        requestPermission: () => {
          isAllowed.now = navigator.userActivation.isActive;
          return Promise.resolve('granted');
        },
      });
    });
    await list.reload();
    const line = list.getByRole('alert');
    await expect(line).toContainText(`The browser asks before Winnow may write to the folder “${FOLDER}” again.`);
    await expectAccessible(list);
    await press(list, 'Allow');
    await expect(line).toHaveCount(0);
  });

  await test.step('a folder that is gone is named, with what to do', async () => {
    await list.evaluate(
      async (name) => (await navigator.storage.getDirectory()).removeEntry(name, { recursive: true }),
      FOLDER,
    );
    await list.evaluate(() => dispatchEvent(new Event('focus')));
    await expect(list.getByRole('alert')).toContainText(`The folder “${FOLDER}” is not there any more.`);
    await press(list, 'Choose a folder');
    await expect(list.getByRole('alert')).toHaveCount(0);
    await expect.poll(() => files(list, 'articles')).toEqual(['shared of mill.md']);
  });

  await test.step('it stops', async () => {
    await press(list, 'Export and import');
    await press(list, 'Stop');
    await expect(list.getByRole('button', { name: 'Choose a folder' })).toBeVisible();
  });
});
