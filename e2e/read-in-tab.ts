import type { Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import type { Extension } from './chromium/extension.ts';
import { expect } from './fixtures.ts';

/** Opens the news page and its article in a reader tab. */
export async function readInTab(extension: Extension): Promise<{ readonly tab: Page; readonly reader: Page }> {
  const tab = await extension.open(NEWS.url);
  const reader = await extension.openReaderTab(tab);
  await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
  return { tab, reader };
}
