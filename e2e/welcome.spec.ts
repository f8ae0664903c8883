import { expectAccessibleInThemes } from './checks/axe.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

const WELCOME = 'src/welcome/index.html';

test('opens once after the installation, shows the assigned shortcuts, and says if the engine is missing', async ({
  site,
}) => {
  const extension = await Extension.launch({
    proxy: site.proxy,
    welcome: 'keep',
    without: ['injected/extract.js'],
  });
  try {
    const page = await extension.welcomePage();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Read in peace');
    const assigned = await extension.worker.evaluate(() => chrome.commands.getAll());
    const keys = assigned.map(({ shortcut }) => shortcut).filter(Boolean);
    expect(keys).toHaveLength(2);
    for (const shortcut of keys) await expect(page.locator('.shortcuts')).toContainText(shortcut ?? '');
    // The installation is damaged: the engine is missing.
    await page.getByRole('button', { name: 'Try it on this page' }).click();
    await expect(page.getByText('Winnow could not read this page:')).toBeVisible();
    const settings = extension.context.waitForEvent('page');
    await page.getByRole('button', { name: 'All settings' }).click();
    await expect(await settings).toHaveURL(extension.url('src/options/index.html'));
    // Restarts the extension, as an update does.
    await extension.forbidFiles();
    expect(extension.context.pages().filter((one) => one.url() === extension.url(WELCOME))).toHaveLength(0);
  } finally {
    await extension.close();
  }
});

test('reads itself with the real engine, and is unchanged after the reader closes', async ({ extension }) => {
  const page = await extension.open(extension.url(WELCOME));
  const button = page.getByRole('button', { name: 'Try it on this page' });
  await page.setViewportSize({ width: 800, height: 400 });
  await button.focus();
  await page.evaluate(() => {
    scrollTo(0, 120);
  });
  await page.keyboard.press('Enter');
  const sheet = page.locator('article.sheet');
  await expect(sheet.getByRole('heading', { level: 1 })).toHaveText('Read in peace');
  await expect(sheet).toContainText('The wind carries the light husks away');
  await expect(sheet).not.toContainText('Change the shortcuts');
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(120);
});

test('axe finds no violations on the first page in any theme', async ({ extension }) => {
  const page = await extension.open(extension.url(WELCOME));
  await expect(page.locator('.shortcuts kbd').first()).toBeVisible();
  await expectAccessibleInThemes(extension, page);
});
