import type { Page } from '@playwright/test';

/** The window of a phone in portrait. CSS pixels. */
export const PHONE = { width: 390, height: 700 };
/** Least width and height of what a finger presses. CSS pixels. */
export const FINGER = 38;

/** Taps a point of the window with a finger. Sends real touch events, also to frames of other origins. */
export async function tap(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}
