import type { Frame, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { pageState } from './checks/page-state.ts';
import { expect, test } from './fixtures.ts';

const QUOTE = 'You cannot hurry it';
const LEFT_OUT = 'Printed on Tuesdays';

const content = (view: Frame) => view.locator('article.sheet .content');
const bar = (view: Frame) => view.getByRole('region', { name: 'Fix on the page' });
const status = (view: Frame) => bar(view).locator('.fix-status');

async function isReady(view: Frame): Promise<void> {
  await expect(bar(view)).toHaveAttribute('aria-busy', 'false');
}

/** Moves the frame down until its part has these words. */
async function moveTo(tab: Page, view: Frame, words: string): Promise<void> {
  await expect(async () => {
    await tab.keyboard.press('ArrowDown');
    expect(await status(view).textContent()).toContain(words);
  }).toPass({ intervals: [20] });
}

test('fixes an article on the page by keyboard, and comes back to the reader', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const before = await pageState(tab);
  const view = await extension.openOverlay(tab);
  await expect(view.locator('article.sheet')).toBeVisible();
  await tab.keyboard.press('a');
  await view.getByRole('menuitem', { name: 'Fix on the page' }).click();
  await isReady(view);
  await expect(view.locator('article.sheet')).toBeHidden();
  await tab.screenshot({ path: '/tmp/onpage/1.png' });
  await moveTo(tab, view, QUOTE);
  await tab.screenshot({ path: '/tmp/onpage/2.png' });
  await tab.keyboard.press('Delete');
  await expect(status(view)).toContainText('Left out: the article now has');
  await tab.keyboard.press('Control+z');
  await isReady(view);
  await tab.keyboard.press('Control+y');
  await isReady(view);
  await moveTo(tab, view, LEFT_OUT);
  await tab.screenshot({ path: '/tmp/onpage/3.png' });
  await tab.keyboard.press('Enter');
  await expect(status(view)).toContainText('Put back');
  await tab.keyboard.press('Escape');
  await expect(content(view)).toContainText(LEFT_OUT);
  await expect(content(view)).not.toContainText(QUOTE);
  await tab.screenshot({ path: '/tmp/onpage/4.png' });
  expect(before).not.toBe('');
});
