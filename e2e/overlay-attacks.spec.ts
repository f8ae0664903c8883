import type { Frame, Page } from '@playwright/test';
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

/** Opens the news page with a cover, and gives the extension access to it. */
async function openNews(extension: Extension): Promise<Page> {
  const page = await extension.open(NEWS.url);
  await extension.grant(page);
  return page;
}

/** Opens the reader over the page, which has a new cover. */
async function openOverCover(extension: Extension, page: Page): Promise<Frame> {
  await page.evaluate(addCover);
  await extension.command(page);
  const overlay = await extension.overlay(page);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  expect(await page.evaluate(isReaderInFront)).toBe(true);
  return overlay;
}

test('comes back when the page covers or hides it', async ({ extension }) => {
  const page = await openNews(extension);
  for (const { name, attack } of ANSWERED)
    await test.step(`the page ${name}`, async () => {
      const overlay = await openOverCover(extension, page);
      await page.evaluate(attack);
      await expect.poll(() => page.evaluate(isReaderInFront)).toBe(true);
      // The reader stays open and still works.
      await expect.poll(() => overlay.evaluate(() => document.hasFocus())).toBe(true);
      await overlay.getByRole('button', { name: 'Close' }).click();
      await expect.poll(() => extension.overlayNow(page)).toBeNull();
      // Access to the tab lasts until it shows another site.
      await page.reload();
    });
});

test('keeps its size when the page zooms its root', async ({ extension }) => {
  const page = await openNews(extension);
  const overlay = await openOverCover(extension, page);
  const size = () => overlay.evaluate(() => [innerWidth, innerHeight].map((length) => Math.round(length / 10)));
  for (const zoom of ['3', '0.1'])
    await test.step(zoom, async () => {
      await page.evaluate((value) => {
        document.documentElement.style.zoom = value;
      }, zoom);
      await expect.poll(size).toEqual([128, 80]);
    });
});

test('comes back when the page goes fullscreen with a click in the reader', async ({ extension }) => {
  const page = await openNews(extension);
  const overlay = await openOverCover(extension, page);
  await page.evaluate(() => {
    setInterval(() => {
      const isFirst = document.fullscreenElement === null && !('went' in window);
      if (isFirst && navigator.userActivation.isActive)
        void document.body.requestFullscreen().then(() => Object.assign(window, { went: true }));
    }, 20);
  });
  await overlay.locator('article.sheet h1').click();
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

test('closes and continues in a tab, which says so, when the page wins', async ({ extension }) => {
  const page = await openNews(extension);
  for (const { name, attack } of WON)
    await test.step(`the page ${name}`, async () => {
      await openOverCover(extension, page);
      await page.evaluate(attack);
      const reader = await extension.readerTab();
      await expect(reader.locator('.toast')).toHaveText(
        'The page covered or removed the reader. It continues in this tab.',
      );
      await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
      expect(extension.overlayNow(page)).toBeNull();
      await reader.reload();
      await expect(reader.locator('article.sheet h1')).toHaveText(NEWS.title);
      await reader.close();
      await page.reload();
    });
});
