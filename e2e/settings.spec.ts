import type { Frame, Page } from '@playwright/test';
import { NEWS } from './articles.ts';
import { expect, test } from './fixtures.ts';

/** The effect of the appearance settings on the view. */
function appearanceOf(view: Page | Frame): Promise<Record<string, unknown>> {
  return view.locator('html').evaluate((root) => ({
    theme: root.dataset['theme'],
    width: root.dataset['width'],
    font: root.dataset['font'],
    size: getComputedStyle(document.querySelector('.content p') ?? root).fontSize,
    paper: getComputedStyle(document.body).backgroundColor,
  }));
}

test('applies the appearance set in the popup to the overlay and to the next popup', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const popup = await extension.press(tab);
  const { page } = popup;
  await expect(page.locator('article.sheet')).toBeVisible();
  const before = await appearanceOf(page);
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Sepia' }).check();
  await page.getByRole('radio', { name: 'Wide' }).check();
  await page.getByRole('radio', { name: 'Sans', exact: true }).check();
  await page.getByRole('button', { name: 'Larger text' }).click();
  await page.getByRole('button', { name: 'Larger text' }).click();
  const chosen = await appearanceOf(page);
  expect(chosen).toMatchObject({ theme: 'sepia', width: 'wide', font: 'sans', size: '21px' });
  expect(chosen).not.toMatchObject(before);
  // The popup closes as after a click elsewhere. It has no time to save anything then.
  await popup.close();

  await extension.command(tab);
  const overlay = await extension.overlay(tab);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  await expect.poll(() => appearanceOf(overlay)).toEqual(chosen);

  const again = (await extension.press(tab)).page;
  await expect(again.locator('article.sheet')).toBeVisible();
  await expect.poll(() => appearanceOf(again)).toEqual(chosen);
});

test('applies a change on the settings page to the open reader', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const overlay = await extension.openOverlay(tab);
  await expect(overlay.locator('html')).toHaveAttribute('data-theme', 'light');
  const options = await extension.open(extension.url('src/options/index.html'));
  await options.getByRole('radio', { name: 'Dark' }).check();
  await expect(overlay.locator('html')).toHaveAttribute('data-theme', 'dark');
  await options.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(overlay.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('follows the colour scheme of the system by default', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const { page } = await extension.press(tab);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('replaces each invalid stored value by its default', async ({ extension }) => {
  await extension.store({ theme: 'plaid', fontSize: 99, width: 'narrow', font: { hostile: true } });
  const { page } = await extension.press(await extension.open(NEWS.url));
  await expect(page.locator('article.sheet')).toBeVisible();
  await expect
    .poll(() => appearanceOf(page))
    .toMatchObject({ theme: 'light', width: 'narrow', font: 'serif', size: '19px' });
});

/** Families of the bundled faces whose files the view has loaded. */
function loadedFamilies(view: Page | Frame): Promise<string[]> {
  return view
    .locator('html')
    .evaluate(() => [
      ...new Set([...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)),
    ]);
}

test('loads the files of the chosen face in popup and overlay, and of no other face', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const popup = await extension.press(tab);
  await expect(popup.page.locator('article.sheet')).toBeVisible();
  await expect.poll(() => loadedFamilies(popup.page)).toContain('Literata Variable');
  const others = /Source Sans|Atkinson|OpenDyslexic/;
  expect((await loadedFamilies(popup.page)).join()).not.toMatch(others);
  await popup.close();
  await extension.store({ font: 'legible' });
  await extension.command(tab);
  const overlay = await extension.overlay(tab);
  await expect(overlay.locator('article.sheet')).toBeVisible();
  await expect.poll(() => loadedFamilies(overlay)).toContain('Atkinson Hyperlegible Next Variable');
});

test('keeps the face, size and spacing of the system where the user chooses them', async ({ extension }) => {
  await extension.store({
    font: 'system-serif',
    fontSize: 23,
    lineHeight: 150,
    letterSpacing: 5,
    wordSpacing: 20,
    align: 'justify',
    settingsVersion: 2,
  });
  const { page } = await extension.press(await extension.open(NEWS.url));
  const paragraph = page.locator('.content p').first();
  await expect(paragraph).toHaveCSS('letter-spacing', '1.15px');
  await expect(paragraph).toHaveCSS('word-spacing', '4.6px');
  await expect(paragraph).toHaveCSS('text-align', 'justify');
  await expect(paragraph).toHaveCSS('line-height', '55.2px');
  expect(await loadedFamilies(page)).not.toContain('Literata Variable');
});

test('has no text below 13 px at the smallest size, except raised and lowered signs', async ({ extension }) => {
  await extension.store({ fontSize: 12, settingsVersion: 2 });
  for (const path of [
    'saltmarsh-courier.example/news.html',
    'docs.ledger.example/docs.html',
    'slipway.example/forum.html',
  ]) {
    const { page } = await extension.press(await extension.open(`http://${path}`));
    await expect(page.locator('article.sheet')).toBeVisible();
    const small = await page
      .locator('article.sheet')
      .evaluate((sheet) =>
        [
          ...sheet.querySelectorAll(
            'figcaption, small, th, td, caption, pre, .credits, h5, h6, .footnotes, .post > header',
          ),
        ]
          .filter(
            (element) => element.closest('sup, sub') === null && parseFloat(getComputedStyle(element).fontSize) < 13,
          )
          .map(({ className, localName }) => `${localName}.${className}`),
      );
    expect(small).toEqual([]);
  }
});

test('turns the stored step of a text size into pixels', async ({ extension }) => {
  await extension.store({ fontSize: 6, settingsVersion: 1 });
  const { page } = await extension.press(await extension.open(NEWS.url));
  await expect(page.locator('.content p').first()).toHaveCSS('font-size', '26px');
});

test('gives one site a look of its own, and removes it', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const popup = await extension.press(tab);
  const { page } = popup;
  await page.getByRole('button', { name: 'Appearance' }).click();
  await page.getByRole('radio', { name: 'Only saltmarsh-courier.example' }).check();
  await page.getByRole('radio', { name: 'Black' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'black');
  await popup.close();
  const other = await extension.press(await extension.open('http://docs.ledger.example/docs.html'));
  await expect(other.page.locator('article.sheet')).toBeVisible();
  await expect(other.page.locator('html')).toHaveAttribute('data-theme', 'light');
  await other.close();
  const again = (await extension.press(tab)).page;
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'black');
  await again.getByRole('button', { name: 'Appearance' }).click();
  await again.getByRole('radio', { name: 'All sites' }).check();
  await expect(again.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('warns in words if the colours that the user chose have too little contrast', async ({ extension }) => {
  await extension.store({ theme: 'own', ownInk: '#808080', ownPaper: '#909090', settingsVersion: 2 });
  const { page } = await extension.press(await extension.open(NEWS.url));
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'own');
  await page.getByRole('button', { name: 'Appearance' }).click();
  await expect(page.getByText('their contrast is 1.2. Text needs at least 4.5')).toBeVisible();
  await page.getByLabel('Text', { exact: true }).fill('#000000');
  await expect(page.getByText('Text needs at least')).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)');
});

test('reaches the settings from the appearance menu of every view', async ({ extension }) => {
  const { page } = await extension.press(await extension.open('http://findwell.example/links.html'));
  await page.getByRole('button', { name: 'Appearance' }).click();
  const opened = extension.context.waitForEvent('page');
  await page.getByRole('button', { name: 'All settings' }).click();
  await expect((await opened).getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
});

test('divides a text into rows of two columns that fit into the view', async ({ extension }) => {
  await extension.store({ columns: 'two', settingsVersion: 2 });
  const tab = await extension.open(NEWS.url);
  const overlay = await extension.openOverlay(tab);
  // The size is set after `openOverlay`, because the connection to its popup changes the size of the window.
  await tab.setViewportSize({ width: 1500, height: 500 });
  const content = overlay.locator('.content');
  await expect(overlay.locator('.row-end').first()).toBeAttached();
  const columnsOf = () =>
    content.evaluate((element) => {
      const lefts = [...element.querySelectorAll(':scope > p')].map((p) => Math.round(p.getBoundingClientRect().left));
      return new Set(lefts).size;
    });
  await expect.poll(columnsOf).toBe(2);
  const heights = await content.evaluate((element) => {
    const ends = [...element.children]
      .filter((child) => getComputedStyle(child).columnSpan === 'all')
      .map((child) => child.getBoundingClientRect());
    return ends.slice(1).map((end, at) => end.top - (ends[at]?.bottom ?? 0));
  });
  expect(Math.max(...heights)).toBeLessThan(500);
  await tab.setViewportSize({ width: 360, height: 700 });
  await expect.poll(columnsOf).toBe(1);
  await expect(overlay.locator('.row-end').first()).toBeHidden();
});
