import { expect, test } from './fixtures.ts';

test('has the three permissions of the manifest and no host permission', async ({ extension }) => {
  const granted = await extension.worker.evaluate(() => chrome.permissions.getAll());
  expect(granted.permissions?.toSorted()).toEqual(['activeTab', 'scripting', 'storage']);
  expect(granted.origins).toEqual([]);
});

test('has both shortcuts assigned by the browser', async ({ extension }) => {
  const commands = await extension.worker.evaluate(() => chrome.commands.getAll());
  const assigned = Object.fromEntries(commands.map(({ name, shortcut }) => [name, shortcut]));
  expect(assigned).toEqual({ _execute_action: 'Alt+Shift+O', 'toggle-reader': 'Alt+R' });
});

test('shows the shortcuts of the browser on the settings page, and opens the page where they are changed', async ({
  extension,
}) => {
  const page = await extension.open(extension.url('src/options/index.html'));
  await expect(page.locator('.shortcuts')).toContainText('Alt+R');
  await expect(page.locator('.shortcuts')).toContainText('Alt+Shift+O');
  await expect(page.getByText('Not assigned')).toHaveCount(0);
  const opened = extension.context.waitForEvent('page');
  await page.getByRole('button', { name: 'Change the shortcuts' }).click();
  await expect(await opened).toHaveURL('chrome://extensions/shortcuts');
});
