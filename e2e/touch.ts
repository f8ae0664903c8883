import type { CDPSession, Page } from '@playwright/test';

/** The window of a phone in portrait. CSS pixels. */
export const PHONE = { width: 390, height: 700 };
/** Least width and height of what a finger presses. CSS pixels. */
export const FINGER = 38;

/** A session for each page. A session that ends right after a touch takes back the click that follows it. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Taps a point of the window with a finger. Sends real touch events, also to frames of other origins. */
export async function tap(page: Page, { x, y }: { readonly x: number; readonly y: number }): Promise<void> {
  const opening = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, opening);
  const session = await opening;
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
