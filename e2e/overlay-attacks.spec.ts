import type { Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import type { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

/** Makes a popover that fills the window. It runs in the page, like every function below. */
function addCover(): void {
  const cover = document.createElement('div');
  cover.id = 'cover';
  cover.popover = 'manual';
  cover.style.cssText = 'inset:0;width:100%;height:100%;border:0;background:red';
  document.body.append(cover);
  // The reader gets none of these events.
  for (const type of ['toggle', 'beforetoggle', 'fullscreenchange', 'focusout'])
    addEventListener(
      type,
      (event) => {
        event.stopImmediatePropagation();
      },
      true,
    );
}

/**
 * True if the reader is in front in the middle and in two corners. It must also be in front of a cover that lets clicks
 * through.
 */
function isReaderInFront(): boolean {
  const cover = document.querySelector<HTMLElement>('#cover');
  if (cover) cover.style.pointerEvents = 'auto';
  const hits = [0.02, 0.5, 0.98].map((at) => document.elementFromPoint(innerWidth * at, innerHeight * at));
  return hits.every((hit) => hit !== null && hit.parentElement === document.documentElement && hit.localName === 'div');
}

type Attack = { readonly name: string; readonly attack: () => void };

const ANSWERED: readonly Attack[] = [
  {
    name: 'puts a popover over it',
    attack: () => {
      document.querySelector<HTMLElement>('#cover')?.showPopover();
    },
  },
  {
    name: 'puts a popover over it that lets clicks through',
    attack: () => {
      const cover = document.querySelector<HTMLElement>('#cover')!;
      cover.style.pointerEvents = 'none';
      cover.showPopover();
    },
  },
  {
    name: 'clears all timers and opens a dialog over it',
    attack: () => {
      for (let timer = 0; timer < 9999; timer++) clearTimeout(timer);
      document.body.appendChild(document.createElement('dialog')).showModal();
      document.querySelector<HTMLElement>('#cover')?.showPopover();
    },
  },
  {
    name: 'freezes a view transition over it',
    attack: () => {
      const style = document.createElement('style');
      style.textContent = '::view-transition-group(*), ::view-transition-old(*) { animation-duration: 1000s }';
      document.head.append(style);
      document.startViewTransition(() => undefined);
    },
  },
  {
    name: 'hides its host',
    attack: () => {
      const host = document.documentElement.lastElementChild as HTMLElement;
      host.style.setProperty('display', 'none', 'important');
      host.setAttribute('popover', 'manual');
      host.setAttribute('inert', '');
      host.hidden = true;
    },
  },
];

async function openOverCover(extension: Extension): Promise<Page> {
  const page = await extension.open(NEWS.url);
  await page.evaluate(addCover);
  const overlay = await extension.openOverlay(page);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  expect(await page.evaluate(isReaderInFront)).toBe(true);
  return page;
}

for (const { name, attack } of ANSWERED) {
  test(`comes back when the page ${name}`, async ({ extension }) => {
    const page = await openOverCover(extension);
    await page.evaluate(attack);
    await expect.poll(() => page.evaluate(isReaderInFront)).toBe(true);
    // The reader stays open and still works.
    const overlay = await extension.overlay(page);
    await expect.poll(() => overlay.evaluate(() => document.hasFocus())).toBe(true);
    await overlay.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => extension.overlayNow(page)).toBeNull();
  });
}

for (const zoom of ['3', '0.1']) {
  test(`keeps its size when the page zooms its root to ${zoom}`, async ({ extension }) => {
    const page = await openOverCover(extension);
    const overlay = await extension.overlay(page);
    await page.evaluate((value) => {
      document.documentElement.style.zoom = value;
    }, zoom);
    await expect
      .poll(() => overlay.evaluate(() => [innerWidth, innerHeight].map((length) => Math.round(length / 10))))
      .toEqual([128, 80]);
  });
}

test('comes back when the page goes fullscreen with a click in the reader', async ({ extension }) => {
  const page = await openOverCover(extension);
  await page.evaluate(() => {
    setInterval(() => {
      const isFirst = document.fullscreenElement === null && !('went' in window);
      if (isFirst && navigator.userActivation.isActive)
        void document.body.requestFullscreen().then(() => Object.assign(window, { went: true }));
    }, 20);
  });
  await (await extension.overlay(page)).locator('article.sheet h1').click();
  await page.waitForFunction(() => 'went' in window);
  await expect.poll(() => page.evaluate(() => document.fullscreenElement === null)).toBe(true);
  await expect.poll(() => page.evaluate(isReaderInFront)).toBe(true);
});

const WON: readonly Attack[] = [
  {
    name: 'covers it again and again',
    attack: () => {
      const cover = document.querySelector<HTMLElement>('#cover');
      setInterval(() => {
        cover?.hidePopover();
        // If the cover is shown before the next frame is drawn, it stays below the reader.
        requestAnimationFrame(() => requestAnimationFrame(() => cover?.showPopover()));
      }, 200);
    },
  },
  {
    name: 'hides its whole document',
    attack: () => {
      document.documentElement.style.display = 'none';
    },
  },
  {
    name: 'removes its host',
    attack: () => {
      document.documentElement.lastElementChild?.remove();
    },
  },
  {
    name: 'moves its host',
    attack: () => {
      document.body.append(document.documentElement.lastElementChild!);
    },
  },
];

for (const { name, attack } of WON) {
  test(`closes and continues in a tab, which says so, when the page ${name}`, async ({ extension }) => {
    const page = await openOverCover(extension);
    await page.evaluate(attack);
    const reader = await extension.readerTab();
    await expect(reader.locator('.toast')).toHaveText(
      'The page covered or removed the reader. It continues in this tab.',
    );
    await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
    expect(extension.overlayNow(page)).toBeNull();
    await reader.reload();
    await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
  });
}
