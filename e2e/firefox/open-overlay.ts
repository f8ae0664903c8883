import { expect } from '@playwright/test';
import type { Firefox } from './firefox.ts';

/** True in a view that shows an article. Text, because it is evaluated in the browser. */
export const HAS_ARTICLE = "(document.querySelector('article.sheet .content p') !== null)";

/** Opens the reader over the page in front by its shortcut, and waits for the article. */
export async function openOverlay(firefox: Firefox): Promise<void> {
  await firefox.command();
  await expect.poll(() => firefox.overlay<boolean>(HAS_ARTICLE)).toBe(true);
}
