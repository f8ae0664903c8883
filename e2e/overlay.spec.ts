import type { Frame, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expectArticle } from './checks/article.ts';
import { expectClosed, openArticle } from './checks/overlay.ts';
import { pageState } from './checks/page-state.ts';
import { expect, test } from './fixtures.ts';
import { fromMore } from './menus.ts';

test('opens and closes by shortcut, popup, Esc and button, moves to a tab, and is gone after a navigation', async ({
  extension,
}) => {
  const page = await extension.open(NEWS.url);
  const before = await pageState(page);
  const first = await openArticle(extension, page);
  await expectArticle(first, NEWS);
  expect(await first.evaluate(() => [innerWidth, innerHeight])).toEqual([1280, 800]);

  await test.step('fits a window as narrow as a phone', async () => {
    await page.setViewportSize({ width: 360, height: 700 });
    await expect.poll(() => first.evaluate(() => innerWidth)).toBe(360);
    const tooWide = (): Promise<string[]> =>
      first.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll('.bar, .scroller')]
          .filter((element) => element.scrollWidth > element.clientWidth)
          .map((element) => element.className),
      );
    // A table that has become too wide scrolls from the next frame on.
    await expect.poll(tooWide).toEqual([]);
    await expect(first.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
    await page.setViewportSize({ width: 1280, height: 800 });
  });

  await test.step('closes by shortcut', async () => {
    await extension.command(page);
    await expectClosed(extension, page);
    expect(await pageState(page)).toBe(before);
  });

  await test.step('opens from the popup and closes with Esc', async () => {
    const popup = await extension.press(page);
    await popup.closedBy(() => fromMore(popup.page, 'Read over the page'));
    await expectArticle(await extension.overlay(page), NEWS);
    extension.pressClosingKey(page, 'Escape');
    await expectClosed(extension, page);
    expect(await pageState(page)).toBe(before);
  });

  await test.step('opens by shortcut and closes with its button', async () => {
    await extension.command(page);
    const overlay = await extension.overlay(page);
    await expectArticle(overlay, NEWS);
    await overlay.getByRole('button', { name: 'Close' }).click();
    await expectClosed(extension, page);
  });

  await test.step('closes when the page navigates, and leaves no empty frame when the user goes back', async () => {
    await extension.command(page);
    await expect((await extension.overlay(page)).locator('article.sheet')).toBeVisible();
    await page.goto('http://saltmarsh-courier.example/blog.html');
    expect(extension.overlayNow(page)).toBeNull();
    await page.goBack();
    await expect(page).toHaveTitle(/The mill/);
    expect(extension.overlayNow(page)).toBeNull();
  });

  await test.step('moves to a tab and closes over the page', async () => {
    const overlay = await openArticle(extension, page);
    await fromMore(overlay, 'Read in a tab');
    const reader = await extension.readerTab();
    await expectArticle(reader, NEWS);
    await expectClosed(extension, page);
    await page.close();
    await reader.reload();
    await expectArticle(reader, NEWS);
  });
});

test('leaves scroll positions, fields, focus and sound of the page unchanged', async ({ extension }) => {
  const page = await extension.open('http://notes.example/restored.html');
  await page.locator('#note').fill('half a thought');
  await page.locator('#choice').selectOption('two');
  await page.locator('#check').check();
  await page.locator('#name').pressSequentially('Maren');
  await page.evaluate(async () => {
    document.querySelector('#box')!.scrollTop = 210;
    scrollTo(0, 640);
    await document.querySelector('audio')!.play();
  });
  const before = await pageState(page);

  await openArticle(extension, page);
  // Any of these would change the page if it received them.
  for (const key of ['PageDown', 'Space', 'End', 'q']) await page.keyboard.press(key);
  await page.mouse.wheel(0, 2000);
  // As the page's scrollbar does, which no dialog covers.
  await page.evaluate(() => {
    scrollTo(0, 900);
  });
  extension.pressClosingKey(page, 'Escape');
  await expectClosed(extension, page);

  expect(await pageState(page)).toBe(before);
  expect(await page.evaluate(() => document.querySelector('audio')!.paused)).toBe(false);
  await page.keyboard.type(' Oldacre');
  await expect(page.locator('#name')).toHaveValue('Maren Oldacre');
});

test('keeps pointer and Tab away from the page', async ({ extension }) => {
  const page = await extension.open('http://notes.example/restored.html');
  await page.evaluate(() => {
    const reached: string[] = [];
    Object.assign(window, { reached });
    for (const type of ['click', 'keydown', 'focusin', 'wheel'])
      document.addEventListener(type, (event) => reached.push(`${type} ${(event.target as Element).id}`), true);
  });
  const overlay = await openArticle(extension, page);
  const fields = await page.locator('#check').boundingBox();
  await page.mouse.click((fields?.x ?? 0) + 5, (fields?.y ?? 0) + 5);
  for (let at = 0; at < 25; at++) await page.keyboard.press('Tab');
  await expect.poll(() => overlay.evaluate(() => document.hasFocus())).toBe(true);
  const reached = await page.evaluate(() => (window as unknown as { reached: string[] }).reached);
  // After the last control of the frame the focus visits the body of the page, but never one of its controls.
  expect(reached.filter((what) => /^click| (?:name|choice|note|check|box)$/.test(what))).toEqual([]);
});

test('opens over a page with the strictest policy, or in a tab', async ({ extension }) => {
  const page = await extension.open('http://bare-notes.example/strict.html');
  const before = await pageState(page);
  await extension.grant(page);
  await extension.command(page);
  const view = await extension.overlayOrTab(page);
  await expect(view.locator('article.sheet')).toContainText('a good deal for a map.');
  await extension.command('goto' in view && extension.context.pages().includes(view as Page) ? (view as Page) : page);
  await expectClosed(extension, page);
  await expect.poll(() => extension.context.pages().some((one) => one.url().includes('/reader/'))).toBe(false);
  expect(await pageState(page)).toBe(before);
});

test('reads the new article of a single-page app in popup and overlay', async ({ extension }) => {
  const page = await extension.open('http://field-guide.example/spa.html');
  const show = async (name: string, title: string): Promise<void> => {
    await page.locator(`a[data-page=${name}]`).click();
    await expect(page.locator('h1')).toHaveText(title);
  };
  const expectHeron = async (view: Page | Frame): Promise<void> => {
    await expect(view.locator('article.sheet h1')).toHaveText('The grey heron');
    await expect(view.locator('article.sheet')).toContainText('stands for most of its life');
    await expect(view.locator('article.sheet')).not.toContainText('behaves as though');
  };
  const expectKnot = async (view: Page | Frame): Promise<void> => {
    await expect(view.locator('article.sheet h1')).toHaveText('The red knot');
    await expect(view.locator('article.sheet')).toContainText('behaves as though it were a cloud');
    await expect(view.locator('article.sheet')).not.toContainText('heron');
  };
  await expect(page.locator('h1')).toHaveText('The grey heron');
  const first = await extension.press(page);
  await expectHeron(first.page);
  await first.close();
  await show('knot', 'The red knot');
  await extension.command(page);
  await expectKnot(await extension.overlay(page));
  extension.pressClosingKey(page, 'Escape');
  await expectClosed(extension, page);
  await show('heron', 'The grey heron');
  await expectHeron((await extension.press(page)).page);
});
