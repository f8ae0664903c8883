import type { Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import type { Extension } from './chromium/extension.ts';
import { expect } from './fixtures.ts';

/** Opens the news page, and its article in a tab beside it. */
export async function readInTab(extension: Extension): Promise<{ readonly tab: Page; readonly reader: Page }> {
  const tab = await extension.open(NEWS.url);
  const popup = await extension.press(tab);
  await popup.page.locator('article.sheet').waitFor();
  await popup.closedBy(() => popup.page.keyboard.press('t'));
  const reader = await extension.readerTab();
  await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
  return { tab, reader };
}
