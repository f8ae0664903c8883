import type { Frame, Page } from '@playwright/test';
import { expectAccessible, expectAccessibleInThemes } from './checks/axe.ts';
import { copied } from './checks/copied.ts';
import { keepAs } from './checks/saved.ts';
import { expect, test } from './fixtures.ts';
import { tabTo } from './tab-to.ts';

const URL = 'http://ferry.example/revised.html';
const ARABIC = 'http://ferry.example/revised-ar.html';

const line = (view: Page | Frame) => view.locator('.changes');
const button = (view: Page | Frame, name: string) => line(view).getByRole('button', { name });

test('says what has changed since an article was kept, shows it in the text, and keeps the new version', async ({
  extension,
  site,
}) => {
  site.revise(false);
  const first = await extension.openReaderTab(await extension.open(URL));
  await keepAs(first, 'Keep to read offline');
  await expect(first.locator('.toast')).toHaveText(/^Kept in the reading list/);
  await first.close();

  site.revise(true);
  const tab = await extension.open(URL);
  const reader = await extension.openReaderTab(tab);
  await expect(line(reader)).toContainText(/3 paragraphs changed since .*\d{4}/);
  const content = reader.locator('article.sheet .content');
  const before = await content.innerHTML();
  await expect(content.locator('ins')).toHaveCount(0);

  await test.step('shows the changes, to screen readers as well', async () => {
    await button(reader, 'Show changes').click();
    await expect(content.locator('ins')).toHaveText([/^eleven/, /^A second boat/]);
    await expect(content.locator('del')).toHaveText([/^nine/, /^In winter/]);
    await expect(line(reader)).toContainText(/Struck through: the copy that you kept, .* the page now, /);
    await expect(content.getByRole('deletion')).toHaveCount(2);
    await expect(content.getByRole('insertion')).toHaveCount(2);
    await expectAccessible(reader);
  });

  await test.step('finds and copies the new text only', async () => {
    await reader.keyboard.press('/');
    const field = reader.getByRole('searchbox');
    await field.fill('leaves at eleven');
    await expect(reader.locator('.find-count')).toHaveText('1 of 1');
    await field.fill('leaves at nine');
    await expect(reader.locator('.find-count')).toHaveText('No matches');
    await reader.keyboard.press('Escape');
    expect(await copied(reader, 'Markdown')).not.toContain('nine in the morning');
  });

  await test.step('hides them, and the text is as before', async () => {
    await button(reader, 'Hide changes').click();
    expect(await content.innerHTML()).toBe(before);
  });

  await test.step('keeps the new version, which has no changes then', async () => {
    await button(reader, 'Keep the new version').click();
    await expect(line(reader)).toHaveCount(0);
    await reader.close();
    const popup = await extension.press(tab);
    await popup.page.locator('.progress-line').waitFor({ state: 'attached' });
    await expect(line(popup.page)).toHaveCount(0);
  });

  await test.step('the popup says it, too', async () => {
    site.revise(false);
    const popup = await extension.press(await extension.open(URL));
    await expect(line(popup.page)).toContainText('3 paragraphs changed since');
  });
});

test('shows the changes of an Arabic page over the page, by keyboard alone', async ({ extension, site }) => {
  site.revise(false);
  const tab = await extension.open(ARABIC);
  const before = await extension.openOverlay(tab);
  await expect(before.locator('article.sheet .content')).toContainText('التاسعة');
  await tab.keyboard.press('s');
  await expect(before.locator('.toast')).toHaveText(/^Kept in the reading list/);

  site.revise(true);
  await tab.goto(ARABIC);
  const overlay = await extension.openOverlay(tab);
  await expect(line(overlay)).toContainText('1 paragraph changed since');
  await tabTo(tab, button(overlay, 'Show changes'));
  await tab.keyboard.press('Enter');
  const content = overlay.locator('article.sheet .content');
  await expect(content).toHaveCSS('direction', 'rtl');
  await expect(content.locator('ins')).toHaveText(['الحادية عشرة']);
  await expect(content.locator('del')).toHaveText(['التاسعة']);
  await expectAccessible(overlay);
  await tab.keyboard.press('v');
  await expect(content.locator('p:focus ins')).toHaveCount(1);
  await expect(content.locator('p:focus')).toBeInViewport();
  await expect(overlay.locator('.toast')).toHaveText('Change 1 of 1');
  await expectAccessibleInThemes(extension, overlay);
  await tab.keyboard.press('Escape');
  await expect(content.locator('ins')).toHaveCount(0);
  expect(extension.overlayNow(tab)).not.toBeNull();
});
