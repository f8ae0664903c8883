import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import { test } from './fixtures.ts';

const WORDS = 'You cannot hurry it';
const SELECT = `(() => {
  const walker = document.createTreeWalker(document.querySelector('.content'), window.NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.data.indexOf('${WORDS}');
    if (at === -1) continue;
    window.getSelection().setBaseAndExtent(node, at, node, at + ${String(WORDS.length)});
    return true;
  }
  return false;
})()`;
const PARAGRAPH = `[...document.querySelectorAll('.content p')].find((one) => one.textContent.includes('${WORDS}'))`;
/** Distance of the paragraph from the top of the text. */
const DISTANCE = `Math.abs(${PARAGRAPH}.getBoundingClientRect().top - document.querySelector('.scroller').getBoundingClientRect().top)`;
/** All stored places: other tests of the worker leave some. */
const PLACES = `window.browser.storage.local.get('places').then(({ places }) => JSON.stringify(places ?? {}))`;
/** Pixels; less than two lines. */
const NEAR = 40;
/** The same article, where no other test leaves a highlight or a place. */
const OTHER = `${NEWS.url}?over`;
const GREEN = "window.CSS.highlights.get('marked-green')?.size ?? 0";
const PAINTED = "window.CSS.highlights.get('marked-blue')?.size ?? 0";

test('highlights words in the popup and finds them again', async ({ firefox }) => {
  await firefox.open(NEWS.url);
  await firefox.press();
  await expect.poll(() => firefox.popup<boolean>("document.querySelector('.content p') !== null")).toBe(true);
  expect(await firefox.popup<boolean>(SELECT)).toBe(true);
  await expect
    .poll(() => firefox.popup<number>("document.querySelectorAll('.selection-tools .swatch').length"))
    .toBe(4);
  await firefox.popup("document.querySelector('.selection-tools .swatch-blue').click()");
  await expect.poll(() => firefox.popup<number>(PAINTED)).toBe(1);
  await firefox.closePopup();
  await firefox.press();
  await expect.poll(() => firefox.popup<number>(PAINTED)).toBe(1);
  await firefox.popup("document.querySelector('[aria-label=Highlight]').click()");
  await expect
    .poll(() => firefox.popup<string>("document.querySelector('.highlight-go')?.textContent ?? ''"))
    .toBe(WORDS);
});

test('keeps a highlight and the place of the reader over a page without https', async ({ firefox }) => {
  const overlay = <T>(expression: string): Promise<T> => firefox.overlay<T>(expression);
  const close = async (): Promise<void> => {
    await firefox.command();
    await expect.poll(() => firefox.overlayAddress()).toBeNull();
  };
  const isShown = (): Promise<boolean> => overlay<boolean>("document.querySelector('.content p') !== null");
  await firefox.open(OTHER);
  await firefox.command();
  await expect.poll(isShown).toBe(true);
  expect(await overlay<boolean>('window.isSecureContext')).toBe(false);
  expect(await overlay<boolean>(SELECT)).toBe(true);
  await expect.poll(() => overlay<number>("document.querySelectorAll('.selection-tools .swatch').length")).toBe(4);
  await overlay("document.querySelector('.selection-tools .swatch-green').click()");
  await expect.poll(() => overlay<number>(GREEN)).toBe(1);
  const before = await overlay<string>(PLACES);
  // Until the end of the article is shown, the paragraph cannot reach the top.
  const scroll = (): Promise<number> => overlay<number>(`${PARAGRAPH}.scrollIntoView({ block: 'start' }), ${DISTANCE}`);
  await expect.poll(scroll).toBeLessThan(NEAR);
  await expect.poll(() => overlay<string>(PLACES)).not.toBe(before);
  await close();
  await firefox.command();
  await expect.poll(isShown).toBe(true);
  await expect.poll(() => overlay<number>(GREEN)).toBe(1);
  await expect.poll(() => overlay<number>(DISTANCE)).toBeLessThan(NEAR);
});
