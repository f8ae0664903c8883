import { NEWS } from './articles.ts';
import { atRest } from './at-rest.ts';
import { expectAccessible } from './checks/axe.ts';
import { expect, test } from './fixtures.ts';

test('reads with line ruler, one paragraph, pages and no pictures, by keys alone', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const overlay = await extension.openOverlay(tab);
  const pictures = overlay.locator('article.sheet img');
  await expect(pictures.first()).toBeVisible();
  await tab.keyboard.press('f');
  const bar = overlay.getByRole('region', { name: 'Focus aids' });
  const line = bar.getByRole('button', { name: 'Line ruler' });
  await expect(line).toBeFocused();
  await tab.keyboard.press('Enter');
  await expect(line).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(overlay);
  await tab.keyboard.press('Escape');
  await expect(bar).toHaveCount(0);

  const lit = overlay.locator('.lit-shade > div');
  const height = (): Promise<number> => lit.evaluate((one) => one.clientHeight);
  await expect(lit).toBeAttached();
  await tab.keyboard.press('ArrowDown');
  await expect.poll(height).toBeLessThan(40);
  await tab.keyboard.press('i');
  await tab.keyboard.press('ArrowDown');
  await expect.poll(height).toBeGreaterThan(60);
  await expect(overlay.locator('.toast')).toContainText('One paragraph: on. I turns it off.');

  // A place in the text: pictures above it may load late.
  const paragraph = overlay.locator('.content p').nth(1);
  const top = (): Promise<number> => paragraph.evaluate((one) => Math.round(one.getBoundingClientRect().top));
  await tab.keyboard.press('b');
  await overlay.locator('.page-turns').waitFor();
  // The keys before may still move the view.
  const before = await atRest(top);
  await tab.keyboard.press('ArrowRight');
  await expect.poll(top).toBeLessThan(before - 200);
  await tab.keyboard.press('ArrowLeft');
  await expect.poll(top).toBe(before);

  await tab.keyboard.press('g');
  await expect(pictures.first()).toBeHidden();

  // All of it is there when the next article opens.
  const other = await extension.openOverlay(await extension.open('http://slow-boat.example/ferry.html'));
  await expect(other.locator('html')).toHaveAttribute('data-pictures', 'hidden');
  await expect(other.locator('.lit-paragraph')).toBeAttached();
  await expect(other.locator('.page-turns')).toBeVisible();
});
