import type { Frame, Page } from '@playwright/test';
import { copied } from './checks/copied.ts';
import { expectAccessible } from './checks/axe.ts';
import { expect, test } from './fixtures.ts';

const URL = 'http://harbour-notes.example/comments.html';
const AUTHORS = ['Solveig Brandt', 'Marit Oyen', 'Piet Aalders', 'Tomasz Wilk'];

const comments = (view: Page | Frame) => view.getByRole('region', { name: '4 comments' });
const button = (view: Page | Frame) => view.getByRole('button', { name: '4 comments' });

test('shows comments below the article after a press, separate from its text', async ({ extension }) => {
  const { page } = await extension.press(await extension.open(URL));
  await expect(page.locator('article.sheet')).toContainText('since the last sack was filled.');
  await expect(page.locator('article.sheet')).not.toContainText('My grandfather sat on one of those benches');
  await button(page).scrollIntoViewIfNeeded();
  await expect(comments(page).locator('.post')).toHaveCount(0);
  const before = await button(page).boundingBox();
  await button(page).click();
  await expect(comments(page).locator('.author')).toHaveText(AUTHORS);
  await expect(comments(page).locator('.post .post .author')).toHaveText('Marit Oyen');
  await expect(comments(page)).not.toContainText('Leave a Reply');
  await expect(comments(page)).not.toContainText('thoughts on');
  await expect(comments(page).locator('img')).toHaveCount(0);
  expect(await button(page).boundingBox()).toEqual(before);
  await expectAccessible(page);
  await button(page).click();
  await expect(comments(page).locator('.post')).toHaveCount(0);

  // Among the parts that were left out they are named as comments.
  await page.keyboard.press('w');
  const part = page.locator('dialog.explain li').filter({ hasText: 'Larch will last you thirty years' });
  await expect(part).toContainText('left out');
  await expect(part).toContainText('comment');
});

test('finds and copies comments only while they are open, by keyboard in a tab', async ({ extension }) => {
  const reader = await extension.openReaderTab(await extension.open(URL));
  await button(reader).focus();
  expect(await copied(reader, 'Markdown')).not.toContain('Piet Aalders');
  await button(reader).focus();
  await reader.keyboard.press('Enter');
  await expect(button(reader)).toHaveAttribute('aria-expanded', 'true');
  expect(await copied(reader, 'Markdown')).toContain('## Comments\n\n**[Solveig Brandt](http://bench.example/)**');
  await reader.keyboard.press('/');
  await reader.getByRole('searchbox').fill('ground by the moon');
  await expect(reader.locator('.find-count')).toHaveText('1 of 1');
  await button(reader).click();
  await expect(reader.locator('.find-count')).toHaveText('No matches');
});
