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
 * The same in the overlay, which takes no taps for a moment after the window changed. In a frame of another origin,
 * Chromium's emulation of a phone keeps the size for a pointer.
 */
async function tapInFrame(page: Page, target: Locator): Promise<void> {
  await target.click({ trial: true });
  await tapOn(page, target, 0);
}

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
  const overlay = await extension.openOverlay(page);
  await asPhone(page);
  await overlay.locator('article.sheet').waitFor();
  expect(await tooWide(overlay)).toEqual([]);
  await tapInFrame(page, button(overlay, 'Outline'));
  const heading = overlay.locator('.headings li button').last();
  await tapInFrame(page, heading);
  await expect.poll(() => overlay.locator('.scroller').evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(500);

  await tapInFrame(page, button(overlay, 'More'));
  const opened = extension.context.waitForEvent('page');
  await tapInFrame(page, overlay.getByRole('menuitem', { name: 'Read in a tab' }));
  const tab = await opened;
  await tab.locator('article.sheet').waitFor();
  await asPhone(tab);
  expect(await tooWide(tab)).toEqual([]);
  await tapOn(tab, button(tab, 'Keep'));
  await expect(tab.getByRole('menuitem').first()).toBeInViewport({ ratio: 1 });
});
