import type { Frame, Keyboard, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import { expect, test } from './fixtures.ts';

/** Opens the outline of the news page and goes to the last heading, by keys alone. */
async function goToLastHeading(view: Page | Frame, keyboard: Keyboard): Promise<void> {
  await expect(view.locator('article.sheet')).toBeVisible();
  await keyboard.press('o');
  const outline = view.getByRole('navigation', { name: 'Outline' });
  await expect(outline.getByRole('listitem')).toHaveText([
    'The mill that waits for the moon',
    'A key in a biscuit tin',
    'What the tide allows',
    'The next pond along',
  ]);
  await expect(outline).toContainText(/\d min left/);
  await expect(outline.locator('[aria-current]')).toBeFocused();
  await expectAccessible(view);
  await keyboard.press('End');
  await keyboard.press('Enter');
  const heading = view.getByRole('heading', { name: 'The next pond along' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  const line = view.locator('.progress-line');
  await expect.poll(() => line.evaluate((one) => one.getBoundingClientRect().width)).toBeGreaterThan(100);
}

test('goes to a heading with the outline, which then closes in the popup', async ({ extension }) => {
  const { page } = await extension.press(await extension.open(NEWS.url));
  await goToLastHeading(page, page.keyboard);
  await expect(page.getByRole('navigation', { name: 'Outline' })).toHaveCount(0);
});

test('shows the outline beside the text over the page until Esc closes it', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const overlay = await extension.openOverlay(tab);
  await goToLastHeading(overlay, tab.keyboard);
  const outline = overlay.getByRole('navigation', { name: 'Outline' });
  await expect(outline).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(outline).toHaveCount(0);
  expect(extension.overlayNow(tab)).not.toBeNull();
});
