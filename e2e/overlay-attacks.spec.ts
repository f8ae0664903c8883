import type { Frame, Locator, Page } from '@playwright/test';
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
      // It takes no click before it is in front again for a while.
      const close = overlay.getByRole('button', { name: 'Close' });
      const press = async (): Promise<Frame | null> => {
        await close.click({ timeout: 500 }).catch(() => undefined);
        return extension.overlayNow(page);
      };
      await expect.poll(press).toBeNull();
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

/**
 * In every frame, or in every third one, hides one of two popovers that fill the window and shows the other one, which
 * is then above the reader. They let clicks through. `busy`: milliseconds that each frame takes.
 */
function swapPopovers({ every = 1, busy = 0 }: { readonly every?: number; readonly busy?: number }): void {
  const covers = [0, 1].map(() => {
    const cover = document.body.appendChild(document.createElement('div'));
    cover.style.cssText = 'inset:0;width:100%;height:100%;border:0;background:red;pointer-events:none';
    cover.popover = 'manual';
    return cover;
  });
  let frames = 0;
  const turn = (): void => {
    if (frames++ % every === 0) {
      covers.reverse();
      covers[0]!.hidePopover();
      covers[1]!.showPopover();
    }
    const end = performance.now() + busy;
    while (performance.now() < end);
    requestAnimationFrame(turn);
  };
  requestAnimationFrame(turn);
}

/** The same with modal dialogs, below which everything is inert. */
function swapDialogs(): void {
  const covers = [0, 1].map(() => {
    const cover = document.body.appendChild(document.createElement('dialog'));
    cover.style.cssText = 'inset:0;width:100%;height:100%;max-width:none;max-height:none;background:red';
    return cover;
  });
  const turn = (): void => {
    covers.reverse();
    covers[0]!.close();
    covers[1]!.showModal();
    requestAnimationFrame(turn);
  };
  requestAnimationFrame(turn);
}

/** Shows one popover again in every frame, so that it is open at every check. */
function showAgain(): void {
  const cover = document.querySelector<HTMLElement>('#cover')!;
  cover.style.pointerEvents = 'none';
  const turn = (): void => {
    if (cover.matches(':popover-open')) cover.hidePopover();
    cover.showPopover();
    requestAnimationFrame(turn);
  };
  requestAnimationFrame(turn);
}

const LOOPS: readonly { readonly name: string; readonly start: (page: Page) => Promise<void> }[] = [
  { name: 'two popovers in every frame', start: (page) => page.evaluate(swapPopovers, {}) },
  { name: 'two popovers in every third frame', start: (page) => page.evaluate(swapPopovers, { every: 3 }) },
  { name: 'two dialogs in every frame', start: (page) => page.evaluate(swapDialogs) },
  { name: 'one popover again in every frame', start: (page) => page.evaluate(showAgain) },
];

type Place = readonly [x: number, y: number];

/**
 * Presses a point again and again until the reader continues in a tab. A press that reaches the reader closes it, and
 * then no tab opens.
 */
async function pressUntilInTab(extension: Extension, page: Page, [x, y]: Place): Promise<void> {
  const press = async (): Promise<boolean> => {
    await page.mouse.click(x, y);
    return extension.hasReaderTab();
  };
  await expect.poll(press, { intervals: [50] }).toBe(true);
  const reader = await extension.readerTab();
  await expect(reader.locator('.toast')).toContainText('The page covered or removed the reader');
  await reader.close();
}

/** Milliseconds after which a check has found what covers the reader. */
const CHECKED = 350;
const wait = (page: Page): Promise<unknown> =>
  page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), CHECKED);

async function middleOf(button: Locator): Promise<Place> {
  const { x, y, width, height } = (await button.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

for (const { name, start } of LOOPS)
  test(`takes no click while the page shows ${name}, and continues in a tab`, async ({ extension }) => {
    const page = await openNews(extension);
    const overlay = await openOverCover(extension, page);
    const close = await middleOf(overlay.getByRole('button', { name: 'Close' }));
    await start(page);
    await wait(page);
    await pressUntilInTab(extension, page, close);
  });

test('takes no click while the page shows two popovers in frames of .4 s, and continues in a tab', async ({
  extension,
}) => {
  const page = await openNews(extension);
  const overlay = await openOverCover(extension, page);
  const [x, y] = await middleOf(overlay.getByRole('button', { name: 'Close' }));
  await page.evaluate(swapPopovers, { busy: 400 });
  await wait(page);
  // One press, because Chromium puts input before timers, so more would keep the script in the page from checking.
  await page.mouse.click(x, y);
  const reader = await extension.readerTab();
  await expect(reader.locator('.toast')).toContainText('The page covered or removed the reader');
});

test('takes no click of a page that covered it before it opened', async ({ extension }) => {
  const page = await openNews(extension);
  // The attack can end the reader before the place of its button is known.
  const overlay = await openOverCover(extension, page);
  const close = await middleOf(overlay.getByRole('button', { name: 'Close' }));
  await page.reload();
  await page.evaluate(swapPopovers, {});
  await extension.command(page);
  await pressUntilInTab(extension, page, close);
});

test('takes no click for a correction while the page is covered', async ({ extension }) => {
  const page = await openNews(extension);
  const overlay = await openOverCover(extension, page);
  await page.keyboard.press('a');
  await overlay.getByRole('menuitem', { name: 'Fix on the page' }).click();
  const bar = overlay.getByRole('main', { name: 'Fix on the page' });
  await expect(bar).toHaveAttribute('aria-busy', 'false');
  const done = await middleOf(bar.getByRole('button', { name: 'Done' }));
  // Done shows the article again.
  const isShown = overlay
    .locator('article.sheet')
    .waitFor()
    .then(
      () => true,
      () => false,
    );
  await page.evaluate(swapPopovers, {});
  await wait(page);
  await pressUntilInTab(extension, page, done);
  expect(await isShown).toBe(false);
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
