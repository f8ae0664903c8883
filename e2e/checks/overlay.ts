import type { Frame, Page } from '@playwright/test';
import type { Extension } from '../chromium/extension.ts';
import { expect } from '../fixtures.ts';

/** Opens the reader over a page and waits for the article. */
export async function openArticle(extension: Extension, page: Page): Promise<Frame> {
  const overlay = await extension.openOverlay(page);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  return overlay;
}

/** Waits until no reader is over a page. */
export async function expectClosed(extension: Extension, page: Page): Promise<void> {
  await expect.poll(() => extension.overlayNow(page)).toBeNull();
}
