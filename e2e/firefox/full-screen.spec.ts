import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';
import { HAS_ARTICLE, openOverlay } from './open-overlay.ts';

// Expressions are text, because they are evaluated in the browser.
const IS_FULL = '(document.fullscreenElement !== null)';
const PAGE_STATE =
  "[document.documentElement.outerHTML, scrollX, scrollY, document.activeElement?.localName, document.fullscreenElement?.localName ?? ''].join('|')";
const IS_IN_FRONT =
  '[0.02, 0.5, 0.98].every((at) => document.elementFromPoint(innerWidth * at, innerHeight * at) === document.documentElement.lastElementChild && document.documentElement.lastElementChild !== document.body)';

async function openInFront(firefox: Firefox): Promise<void> {
  await openOverlay(firefox);
  await expect.poll(() => firefox.page<boolean>(IS_IN_FRONT)).toBe(true);
}

/** Waits until the browser's window has gone full screen with the page, or has come back. */
async function expectFull(firefox: Firefox, isFull: boolean): Promise<void> {
  await expect.poll(() => firefox.page<boolean>(IS_FULL)).toBe(isFull);
  await expect
    .poll(() => firefox.browser<boolean>("return document.documentElement.hasAttribute('inDOMFullscreen')"))
    .toBe(isFull);
}

for (const element of ['html', 'article', 'figure img'])
  test(`opens over a page that shows ${element} in full screen, closes, and leaves it in full screen`, async ({
    firefox,
  }) => {
    await firefox.open(NEWS.url);
    await firefox.page(
      `document.addEventListener('click', () => document.querySelector('${element}').requestFullscreen(), { once: true })`,
    );
    await firefox.click(300, 300);
    await expectFull(firefox, true);
    const before = await firefox.page<string>(PAGE_STATE);
    await openInFront(firefox);
    await firefox.command();
    await expect.poll(() => firefox.overlayAddress()).toBeNull();
    await expectFull(firefox, true);
    expect(await firefox.page<string>(PAGE_STATE)).toBe(before);
    await firefox.page('document.exitFullscreen()');
    await expectFull(firefox, false);
  });

test('comes back when the page goes full screen with a click in the reader', async ({ firefox }) => {
  await firefox.open(NEWS.url);
  const before = await firefox.page<string>(PAGE_STATE);
  await openInFront(firefox);
  await firefox.page(`void setInterval(() => {
    if (document.fullscreenElement === null && !('went' in window) && navigator.userActivation.isActive)
      void document.body.requestFullscreen().then(() => { window.went = true; });
  }, 20)`);
  await firefox.click(600, 400);
  await expect.poll(() => firefox.page<boolean>("'went' in window")).toBe(true);
  await expectFull(firefox, false);
  await expect.poll(() => firefox.page<boolean>(IS_IN_FRONT)).toBe(true);
  expect(await firefox.overlay<boolean>(HAS_ARTICLE)).toBe(true);
  await firefox.command();
  await expect.poll(() => firefox.overlayAddress()).toBeNull();
  expect(await firefox.page<string>(PAGE_STATE)).toBe(before);
});
