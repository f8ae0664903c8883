import { expect, type Frame, type Page } from '@playwright/test';
import type { ExpectedArticle } from '../articles.ts';

/** Waits for an article in the view and checks that it is the expected one, whole and without boilerplate. */
export async function expectArticle(view: Page | Frame, expected: ExpectedArticle): Promise<void> {
  const sheet = view.locator('article.sheet');
  await expect(sheet.locator('h1')).toHaveText(expected.title);
  if (expected.byline !== undefined) await expect(sheet.locator('.byline')).toHaveText(expected.byline);
  // textContent, because styles may break, space or transform the visible text.
  const text = (await sheet.evaluate((element) => element.textContent)).replaceAll('\u00a0', ' ');
  for (const piece of expected.has) expect.soft(text).toContain(piece);
  for (const piece of expected.lacks) expect.soft(text).not.toContain(piece);
  for (const [selector, count] of Object.entries(expected.holds ?? {}))
    await expect.soft(sheet.locator(`.content ${selector}`)).toHaveCount(count);
}
