import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import { expect, test } from './fixtures.ts';
import { installFakeTranslator } from './fake-translator.ts';

test('translates over the page by keys, below the text or in its place, and gives the text back', async ({
  extension,
}) => {
  const tab = await extension.open(NEWS.url);
  const overlay = await extension.openOverlay(tab);
  const content = overlay.locator('article.sheet .content');
  await expect(content).toBeVisible();
  await installFakeTranslator(overlay);
  const before = await content.textContent();
  await tab.keyboard.press('y');
  const bar = overlay.locator('.translate-bar');
  await expect(bar.getByRole('button', { name: 'Translate', exact: true })).toBeFocused();
  await expectAccessible(overlay);
  await tab.keyboard.press('Enter');
  await expect(bar.getByRole('status')).toContainText('from English to Spanish');
  const [original, translated] = [content.locator('p .source-run').first(), content.locator('p .translation').first()];
  await expect(translated).toHaveAttribute('lang', 'es');
  await expect(translated).not.toHaveText(await original.innerText());
  await expectAccessible(overlay);
  await bar.getByRole('radio', { name: 'Whole article' }).check();
  await expect(original).toBeHidden();
  await expect(translated).toBeVisible();
  await expectAccessible(overlay);
  await bar.getByRole('radio', { name: 'Below each paragraph' }).check();
  await expect(original).toBeVisible();
  await tab.keyboard.press('y');
  await expect(bar).toHaveCount(0);
  expect(await content.textContent()).toBe(before);
  await expect(content.locator('.translation, .source-run')).toHaveCount(0);
});

test('ends the translation where a block is left out, and keeps the correction', async ({ extension }) => {
  const popup = await extension.press(await extension.open(NEWS.url));
  const content = popup.page.locator('article.sheet .content');
  await expect(content).toBeVisible();
  await installFakeTranslator(popup.page);
  await popup.page.keyboard.press('y');
  const bar = popup.page.locator('.translate-bar');
  await bar.getByRole('button', { name: 'Translate', exact: true }).press('Enter');
  await expect(bar.getByRole('status')).toContainText('from English to Spanish');
  const first = content.locator('p').first();
  const gone = (await first.locator('.source-run').innerText()).slice(0, 40);
  await popup.page.keyboard.press('x');
  await popup.page.locator('.fix-bar[aria-busy=false]').waitFor();
  await popup.page.keyboard.press('ArrowDown');
  await popup.page.locator('.fix-frame').waitFor();
  await popup.page.keyboard.press('Delete');
  await popup.page.locator('.fix-bar[aria-busy=false] .fix-tools').waitFor();
  await expect(content).not.toContainText(gone);
  // The translation was of the article before.
  await expect(bar).toHaveCount(0);
  await expect(content.locator('.translation, .source-run')).toHaveCount(0);
});
