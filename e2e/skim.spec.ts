import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import { expect, test } from './fixtures.ts';

test('skims an article over the page by keys alone: list, place in the text, and back', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const overlay = await extension.openOverlay(tab);
  const article = overlay.locator('article.sheet');
  await expect(article).toBeVisible();
  const words = (await article.locator('.content').innerText()).replace(/\s+/g, ' ');
  await tab.keyboard.press('m');
  const panel = overlay.getByRole('complementary', { name: 'Main sentences' });
  await expect(panel.locator('[role=status]')).toHaveText(/^\d of \d+ min$/);
  const sentences = panel.getByRole('listitem').getByRole('button');
  await expect(sentences.first()).toBeFocused();
  // Each is a piece of the text.
  for (const sentence of await sentences.allInnerTexts()) expect(words).toContain(sentence);
  await expectAccessible(overlay);
  await tab.keyboard.press('End');
  await tab.keyboard.press('Enter');
  const last = sentences.last();
  await expect(last).toBeFocused();
  await expect(last).toHaveAttribute('aria-current', 'location');
  const place = await overlay.evaluate(() => {
    const [range] = CSS.highlights.get('skim-current') as unknown as Iterable<Range>;
    const { top, bottom } = range!.getBoundingClientRect();
    return { words: range!.toString().replace(/\s+/g, ' '), isInView: top > 0 && bottom < innerHeight };
  });
  expect(place).toEqual({ words: await last.innerText(), isInView: true });
  await tab.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  expect(await overlay.evaluate(() => CSS.highlights.has('skim'))).toBe(false);
  expect(extension.overlayNow(tab)).not.toBeNull();
});
