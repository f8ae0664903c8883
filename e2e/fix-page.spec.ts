import type { Frame, Locator, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expectAccessible } from './checks/axe.ts';
import { pageState } from './checks/page-state.ts';
import { expect, test } from './fixtures.ts';
import { tap } from './touch.ts';

const QUOTE = 'You cannot hurry it';
const LEFT_OUT = 'One unhurried story from the coast';
/** A paragraph a few parts above both. */
const ABOVE = 'What followed was less a restoration';
const STANDFIRST = 'After eighty-one years of silence';

const content = (view: Frame) => view.locator('article.sheet .content');
const bar = (view: Frame) => view.getByRole('main', { name: 'Fix on the page' });
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

/** The middle of an element of the page, in pixels of the window. */
async function middleOf(element: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await element.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

test('fixes an article on the page by keyboard, and comes back to the reader', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  // The frame starts at the first part in view.
  await tab.getByText(ABOVE).evaluate((element) => {
    element.scrollIntoView({ block: 'start', behavior: 'instant' });
  });
  const before = await pageState(tab);
  const view = await extension.openOverlay(tab);
  await expect(view.locator('article.sheet')).toBeVisible();
  await tab.keyboard.press('a');
  await view.getByRole('menuitem', { name: 'Fix on the page' }).press('Enter');
  await isReady(view);
  await expect(view.locator('article.sheet')).toBeHidden();
  await moveTo(tab, view, QUOTE);
  await expect(status(view)).toHaveText(
    `Paragraph · kept · ${QUOTE} and you cannot make it wait. After a year or two…`,
  );
  await expectAccessible(view);
  await tab.keyboard.press('Delete');
  await expect(status(view)).toContainText('Left out: the article now has');
  await tab.keyboard.press('Control+z');
  await expect(bar(view).getByRole('button', { name: 'Redo' })).toBeVisible();
  await isReady(view);
  // Keys of the reader do nothing while the page is fixed.
  await tab.keyboard.press('/');
  await expect(view.getByRole('searchbox')).toHaveCount(0);
  await tab.keyboard.press('Escape');
  const inReader = view.getByRole('region', { name: 'Fix', exact: true });
  await expect(content(view)).toContainText(QUOTE);

  // A correction that was undone can be done again after the bar has closed.
  await tab.keyboard.press('Escape');
  await expect(inReader).toHaveCount(0);
  await tab.keyboard.press('x');
  await expect(inReader).toHaveAttribute('aria-busy', 'false');
  await inReader.getByRole('button', { name: 'Redo' }).press('Enter');
  await expect(content(view)).not.toContainText(QUOTE);

  await inReader.getByRole('button', { name: 'Fix on the page' }).press('Enter');
  await isReady(view);
  await moveTo(tab, view, LEFT_OUT);
  await tab.keyboard.press('Enter');
  await expect(status(view)).toContainText('Put back');
  await tab.keyboard.press('Escape');
  await expect(content(view)).toContainText(LEFT_OUT);
  await expect(content(view)).not.toContainText(QUOTE);
  await expect(view.getByRole('radio', { name: 'pages of saltmarsh-courier.example like this one' })).toBeFocused();
  await expect(view.getByLabel('Always keep')).toHaveValue('Paragraph');
  await tab.keyboard.press('Escape');
  await tab.keyboard.press('Escape');
  extension.pressClosingKey(tab, 'Escape');
  await expect.poll(() => extension.overlayNow(tab)).toBeNull();
  await expect.poll(() => pageState(tab)).toBe(before);
});

test('goes from the popup to the page and takes clicks, taps and the wheel there', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const popup = await extension.press(tab);
  await expect(popup.page.locator('article.sheet')).toBeVisible();
  // A correction that was made in the popup also applies on the page.
  await popup.page.keyboard.press('x');
  const fix = popup.page.getByRole('region', { name: 'Fix' });
  await expect(fix).toHaveAttribute('aria-busy', 'false');
  await popup.page.keyboard.press('ArrowDown');
  await popup.page.keyboard.press('Delete');
  await expect(fix.locator('.fix-status')).toContainText('Left out: the article now has');
  await popup.closedBy(() => fix.getByRole('button', { name: 'Fix on the page' }).click());
  const view = await extension.overlay(tab);
  await isReady(view);
  await expect(bar(view).getByRole('button', { name: 'Undo' })).toBeVisible();
  const standfirst = await middleOf(tab.getByText(STANDFIRST));
  await tab.mouse.move(standfirst.x, standfirst.y);
  await expect(status(view)).toContainText(`left out · ${STANDFIRST}`);

  // A click holds the frame, so that the pointer can go to the bar. A second click frames the larger part.
  const link = tab.getByRole('link', { name: 'Weather & tides' });
  const menu = await middleOf(link);
  await tab.mouse.click(menu.x, menu.y);
  await expect(status(view)).toContainText('Weather & tides');
  await tab.mouse.move(standfirst.x, standfirst.y);
  await tab.mouse.click(menu.x, menu.y);
  await expect(status(view)).toContainText('Coast Town');
  expect(tab.url()).toBe(NEWS.url);

  await tab.mouse.move(standfirst.x, standfirst.y);
  await tab.mouse.wheel(0, 300);
  await expect.poll(() => tab.evaluate(() => scrollY)).toBeGreaterThan(100);
  await tab.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
  });

  await tap(tab, standfirst);
  await expect(status(view)).toContainText(STANDFIRST);
  await tap(tab, await middleOf(bar(view).getByRole('button', { name: 'Put back' })));
  await expect(status(view)).toContainText('Put back: the article now has');
  await tap(tab, standfirst);
  await tap(tab, standfirst);
  await expect(status(view)).not.toContainText(`· ${STANDFIRST}`);
  await tap(tab, await middleOf(bar(view).getByRole('button', { name: 'Done' })));
  await expect(content(view)).toContainText(STANDFIRST);

  // The correction of the popup was undone, so there is nothing to remember.
  await expect(view.locator('.fix-remember')).toHaveCount(0);

  // Taps do the same in the reader.
  const inReader = view.getByRole('region', { name: 'Fix', exact: true });
  const paragraph = content(view).getByText(STANDFIRST);
  await paragraph.scrollIntoViewIfNeeded();
  await tap(tab, await middleOf(paragraph));
  await expect(inReader.locator('.fix-status')).toContainText(`kept · ${STANDFIRST}`);
  await tap(tab, await middleOf(inReader.getByRole('button', { name: 'Leave out' })));
  await expect(content(view)).not.toContainText(STANDFIRST);
});
