import { expect, test } from './fixtures.ts';
import { NEWS } from './articles.ts';
import { expectArticle } from './checks/article.ts';
import type { Extension } from './chromium/extension.ts';

const ENTRY = 'read-page';

const hasEntry = (extension: Extension): Promise<boolean> =>
  extension.worker.evaluate(
    (id) =>
      Promise.resolve()
        .then(() => chrome.contextMenus.update(id, {}))
        .then(
          () => true,
          () => false,
        ),
    ENTRY,
  );

const isPermitted = (extension: Extension): Promise<boolean> =>
  extension.worker.evaluate(
    async () => (await chrome.permissions.getAll()).permissions?.includes('contextMenus') ?? false,
  );

test('has an entry in the context menu while its switch is on and permitted; the entry opens the reader', async ({
  extension,
}) => {
  const options = await extension.open(extension.url('src/options/index.html'));
  const choice = options.getByRole('checkbox', { name: 'On pages' });
  await expect(choice).not.toBeChecked();
  expect(await hasEntry(extension)).toBe(false);
  await choice.check();
  await expect.poll(() => hasEntry(extension)).toBe(true);
  await choice.uncheck();
  await expect.poll(() => isPermitted(extension)).toBe(false);
  expect(await hasEntry(extension)).toBe(false);
  await choice.check();
  await expect.poll(() => hasEntry(extension)).toBe(true);

  const page = await extension.open(NEWS.url);
  await extension.grant(page);
  await extension.chooseInContextMenu(page, ENTRY);
  await expectArticle(await extension.overlay(page), NEWS);

  // The permission is removed elsewhere.
  await extension.worker.evaluate(() => chrome.permissions.remove({ permissions: ['contextMenus'] }));
  await expect(choice).not.toBeChecked();
});
