import type { Frame, Locator, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';
import { FINGER, PHONE, tap } from './touch.ts';

/** Gives a page the window, the screen and the finger of a phone. The next navigation ends it. */
async function asPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE);
  const session = await page.context().newCDPSession(page);
  const { width: screenWidth, height: screenHeight } = PHONE;
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...PHONE,
    ...{ screenWidth, screenHeight, deviceScaleFactor: 1, mobile: true },
  });
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 1 });
}

/** Makes a page no wider than a phone: a wider one changes its width, and that of the overlay, more than once. */
async function fitToPhone(page: Page): Promise<void> {
  await page.evaluate(() => {
    const fit = document.createElement('meta');
    fit.name = 'viewport';
    fit.content = 'width=device-width, initial-scale=1, minimum-scale=1';
    document.querySelector('meta[name="viewport"]')?.remove();
    document.head.append(fit);
  });
}

/**
 * Shows the popup of a page as a phone does: as large as the window. The popup is in a tab here, because a popup of the
 * desktop keeps its own size. It reads the tab in front.
 */
async function pressOnPhone(extension: Extension, page: Page): Promise<Page> {
  await extension.grant(page);
  const popup = await extension.context.newPage();
  await popup.setViewportSize(PHONE);
  await page.bringToFront();
  await popup.goto(extension.url('src/popup/index.html'));
  await popup.locator('article.sheet').waitFor();
  await popup.bringToFront();
  await asPhone(popup);
  return popup;
}

/** Taps a control that is wholly visible and large enough. */
async function tapOn(page: Page, target: Locator, least = FINGER): Promise<void> {
  await expect(target).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await target.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(least);
  await tap(page, { x: x + width / 2, y: y + height / 2 });
}

/**
 * Taps in the overlay until it shows what the tap opens. It takes no taps for a moment after the window changed, and
 * Chromium's emulation of a finger sometimes makes no click of a touch in a frame of another origin. In such a frame
 * the emulation keeps the size for a pointer.
 */
async function tapInFrame(page: Page, target: Locator, opens: () => Promise<void>): Promise<void> {
  await expect(async () => {
    // The overlay is gone once its reader has moved to a tab.
    if (await target.isVisible().catch(() => false)) await tapOn(page, target, 0);
    await opens();
  }).toPass();
}

/** Milliseconds in which a tap opens something. */
const SOON = 1_500;

/** Elements of a view that are wider than their place. */
function tooWide(view: Page | Frame): Promise<string[]> {
  return view.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.bar, .scroller, .popover, .menu-item')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => element.className),
  );
}

const button = (view: Page | Frame, name: string): Locator => view.getByRole('button', { name, exact: true });

test('the popup fills the window of a phone, and a finger opens the reader over the page', async ({ extension }) => {
  const page = await extension.open(NEWS.url);
  const popup = await pressOnPhone(extension, page);
  expect(await popup.locator('.reader').boundingBox()).toEqual({ x: 0, y: 0, ...PHONE });
  await expect(popup.locator('article.sheet h1')).toHaveText(NEWS.title);
  await tapOn(popup, button(popup, 'Appearance'));
  await expect(popup.getByRole('dialog')).toBeInViewport();
  expect(await tooWide(popup)).toEqual([]);
  await tapOn(popup, button(popup, 'Appearance'));
  await tapOn(popup, button(popup, 'More'));
  expect(await tooWide(popup)).toEqual([]);
  await tapOn(popup, popup.getByRole('menuitem', { name: 'Read over the page' }));
  await extension.overlay(page);
});

test('a finger works in the reader over the page and in a tab', async ({ extension }) => {
  const page = await extension.open(NEWS.url);
  await fitToPhone(page);
  const overlay = await extension.openOverlay(page);
  await asPhone(page);
  await overlay.locator('article.sheet').waitFor();
  await expect.poll(() => overlay.evaluate(() => innerWidth)).toBe(PHONE.width);
  expect(await tooWide(overlay)).toEqual([]);
  const heading = overlay.locator('.headings li button').last();
  await tapInFrame(page, button(overlay, 'Outline'), () => heading.waitFor({ timeout: SOON }));
  const scrolled = () => overlay.locator('.scroller').evaluate(({ scrollTop }) => scrollTop);
  await tapInFrame(page, heading, () => expect.poll(scrolled, { timeout: SOON }).toBeGreaterThan(500));

  const read = overlay.getByRole('menuitem', { name: 'Read in a tab' });
  await tapInFrame(page, button(overlay, 'More'), () => read.waitFor({ timeout: SOON }));
  const opened = extension.context.waitForEvent('page');
  await tapInFrame(page, read, () => expect.poll(() => extension.hasReaderTab(), { timeout: SOON }).toBe(true));
  const tab = await opened;
  await tab.locator('article.sheet').waitFor();
  await asPhone(tab);
  expect(await tooWide(tab)).toEqual([]);
  await tapOn(tab, button(tab, 'Keep'));
  await expect(tab.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 });
});
