import type { Frame, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expect, test } from './fixtures.ts';

/** A paragraph in the middle of the news page. */
const PARAGRAPH = 'You cannot hurry it';

const paragraph = (view: Page | Frame) => view.locator('.content p', { hasText: PARAGRAPH }).first();

/** Distance of the paragraph from the top of the text. */
const topOf = (view: Page | Frame): Promise<number> =>
  paragraph(view).evaluate(
    (element) => element.getBoundingClientRect().top - document.querySelector('.scroller')!.getBoundingClientRect().top,
  );

async function expectPlace(view: Page | Frame): Promise<void> {
  await expect(view.locator('article.sheet')).toBeVisible();
  await expect.poll(async () => Math.abs(await topOf(view))).toBeLessThan(40);
}

test('keeps the place in the text from popup to overlay and tab, and when the article opens again', async ({
  extension,
}) => {
  const tab = await extension.open(NEWS.url);
  const popup = await extension.press(tab);
  await expect(popup.page.locator('article.sheet')).toBeVisible();
  await paragraph(popup.page).evaluate((element) => {
    element.scrollIntoView({ block: 'start' });
  });
  const kept = () => extension.worker.evaluate(async () => JSON.stringify(await chrome.storage.local.get()));
  await expect.poll(kept).toContain('places');
  expect(await kept()).not.toContain('saltmarsh');
  await popup.closedBy(() => popup.page.keyboard.press('r'));
  await expectPlace(await extension.overlay(tab));
  extension.pressClosingKey(tab, 't');
  const reader = await extension.readerTab();
  await expectPlace(reader);
  await reader.close();
  const again = await extension.press(tab);
  await expectPlace(again.page);
  await again.page.keyboard.press('Home');
  await expect.poll(kept).not.toContain('blocks');
});
