import { expect, test } from './fixtures.ts';

test('the browser grants exactly what is asked for, and no host at all', async ({ extension }) => {
  const granted = await extension.worker.evaluate(() => chrome.permissions.getAll());
  expect(granted.permissions?.toSorted()).toEqual(['activeTab', 'scripting', 'storage']);
  expect(granted.origins).toEqual([]);
});

test('the browser has assigned both shortcuts', async ({ extension }) => {
  const commands = await extension.worker.evaluate(() => chrome.commands.getAll());
  const assigned = Object.fromEntries(commands.map(({ name, shortcut }) => [name, shortcut]));
  expect(assigned).toEqual({ _execute_action: 'Alt+Shift+O', 'toggle-reader': 'Alt+R' });
});

test('the settings page names the shortcuts as the browser has them', async ({ extension }) => {
  const page = await extension.open(extension.url('src/options/index.html'));
  await expect(page.locator('.shortcuts')).toContainText('Alt+R');
  await expect(page.locator('.shortcuts')).toContainText('Alt+Shift+O');
  await expect(page.getByText('Not assigned')).toHaveCount(0);
});
