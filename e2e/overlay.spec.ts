import type { Frame, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import type { Extension } from './chromium/extension.ts';
import { expectArticle } from './checks/article.ts';
import { pageState } from './checks/page-state.ts';
import { expect, test } from './fixtures.ts';

/** Opens the reader over a page as the shortcut does. */
async function readOver(extension: Extension, page: Page): Promise<Frame> {
  await extension.grant(page);
  await extension.command(page);
  const overlay = await extension.overlay(page);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  return overlay;
}

async function expectGone(extension: Extension, page: Page): Promise<void> {
  await expect.poll(() => extension.overlayNow(page)).toBeNull();
}

test('the shortcut lays the article over the page and takes it away again', async ({ extension }) => {
  const page = await extension.open(NEWS.url);
  const before = await pageState(page);
  const overlay = await readOver(extension, page);
  await expectArticle(overlay, NEWS);
  expect(await overlay.evaluate(() => [innerWidth, innerHeight])).toEqual([1280, 800]);
  await extension.command(page);
  await expectGone(extension, page);
  expect(await pageState(page)).toBe(before);
  await extension.command(page);
  await expectArticle(await extension.overlay(page), NEWS);
});

test('the popup opens the reader over the page, and Esc leaves it', async ({ extension }) => {
  const page = await extension.open(NEWS.url);
  const before = await pageState(page);
  const popup = await extension.press(page);
  await popup.closedBy(() => popup.page.getByRole('button', { name: 'Read over the page' }).click());
  await expectArticle(await extension.overlay(page), NEWS);
  extension.pressClosingKey(page, 'Escape');
  await expectGone(extension, page);
  expect(await pageState(page)).toBe(before);
});

test('the reader has a button to leave it, too', async ({ extension }) => {
  const page = await extension.open(NEWS.url);
  const overlay = await readOver(extension, page);
  await overlay.getByRole('button', { name: 'Close' }).click();
  await expectGone(extension, page);
});

test('scroll, fields, focus and sound are afterwards what they were', async ({ extension }) => {
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

  await readOver(extension, page);
  // Long enough on another way that whatever reached the page would show.
  for (const key of ['PageDown', 'Space', 'End', 'x']) await page.keyboard.press(key);
  await page.mouse.wheel(0, 2000);
  extension.pressClosingKey(page, 'Escape');
  await expectGone(extension, page);

  expect(await pageState(page)).toBe(before);
  expect(await page.evaluate(() => document.querySelector('audio')!.paused)).toBe(false);
  await page.keyboard.type(' Oldacre');
  await expect(page.locator('#name')).toHaveValue('Maren Oldacre');
});

test('under the reader the page is out of reach for pointer and Tab', async ({ extension }) => {
  const page = await extension.open('http://notes.example/restored.html');
  await page.evaluate(() => {
    const reached: string[] = [];
    Object.assign(window, { reached });
    for (const type of ['click', 'keydown', 'focusin', 'wheel'])
      document.addEventListener(type, (event) => reached.push(`${type} ${(event.target as Element).id}`), true);
  });
  const overlay = await readOver(extension, page);
  const fields = await page.locator('#check').boundingBox();
  await page.mouse.click((fields?.x ?? 0) + 5, (fields?.y ?? 0) + 5);
  for (let at = 0; at < 25; at++) await page.keyboard.press('Tab');
  await expect.poll(() => overlay.evaluate(() => document.hasFocus())).toBe(true);
  const reached = await page.evaluate(() => (window as unknown as { reached: string[] }).reached);
  // Past the last control of the frame the focus touches the body on its way back; no control of the page ever has it.
  expect(reached.filter((what) => /^click| (?:name|choice|note|check|box)$/.test(what))).toEqual([]);
});

test('a page whose policy forbids everything is read over, or in a tab, by the same shortcut', async ({
  extension,
}) => {
  const page = await extension.open('http://bare-notes.example/strict.html');
  const before = await pageState(page);
  await extension.grant(page);
  await extension.command(page);
  const view = await Promise.any([extension.overlay(page), extension.readerTab()]);
  await expect(view.locator('article.sheet')).toContainText('a good deal for a map.');
  await extension.command('goto' in view && extension.context.pages().includes(view as Page) ? (view as Page) : page);
  await expectGone(extension, page);
  await expect.poll(() => extension.context.pages().some((one) => one.url().includes('/reader/'))).toBe(false);
  expect(await pageState(page)).toBe(before);
});

test('the reader over a page moves to a tab of its own, and the page is free again', async ({ extension }) => {
  const page = await extension.open(NEWS.url);
  const overlay = await readOver(extension, page);
  await overlay.getByRole('button', { name: 'Read in a tab' }).click();
  const reader = await extension.readerTab();
  await expectArticle(reader, NEWS);
  await expectGone(extension, page);
  await page.close();
  await reader.reload();
  await expectArticle(reader, NEWS);
});

test('a page that goes elsewhere takes the reader with it, and Back brings no dead frame', async ({ extension }) => {
  const page = await extension.open(NEWS.url);
  await readOver(extension, page);
  await page.goto('http://saltmarsh-courier.example/blog.html');
  expect(extension.overlayNow(page)).toBeNull();
  await page.goBack();
  await expect(page).toHaveTitle(/The mill/);
  expect(extension.overlayNow(page)).toBeNull();
});

test('in a window as narrow as a phone every tool is in reach and the text keeps inside', async ({ extension }) => {
  const page = await extension.context.newPage();
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(NEWS.url);
  const overlay = await readOver(extension, page);
  const tooWide = await overlay.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.bar, .scroller')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .map((element) => element.className),
  );
  expect(tooWide).toEqual([]);
  await expect(overlay.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
});

for (const surface of ['popup', 'overlay'] as const) {
  test(`a single-page app whose article has changed is read anew in the ${surface}`, async ({ extension }) => {
    const page = await extension.open('http://field-guide.example/spa.html');
    await expect(page.locator('h1')).toHaveText('The grey heron');
    const read = async () => {
      if (surface === 'overlay') return readOver(extension, page);
      return (await extension.press(page)).page;
    };
    const first = await read();
    await expect(first.locator('article.sheet h1')).toHaveText('The grey heron');
    await expect(first.locator('article.sheet')).toContainText('stands for most of its life');
    if (surface === 'overlay') extension.pressClosingKey(page, 'Escape');
    else await (first as Page).close();

    await page.locator('a[data-page=knot]').click();
    await expect(page.locator('h1')).toHaveText('The red knot');
    const second = await read();
    await expect(second.locator('article.sheet h1')).toHaveText('The red knot');
    await expect(second.locator('article.sheet')).toContainText('behaves as though it were a cloud');
    await expect(second.locator('article.sheet')).not.toContainText('heron');
  });
}
