import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import { test } from './fixtures.ts';

/** The middle of the button that closes the reader. */
const CLOSE = `(() => {
  const { left, right, top, bottom } = document.querySelector('[aria-label=Close]').getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
})()`;

test('gives the page back after the extension is gone, once the user closes the reader', async ({ firefox }) => {
  await firefox.open(`${NEWS.url}#place`);
  await firefox.command();
  await expect.poll(() => firefox.overlay<boolean>("document.querySelector('.content p') !== null")).toBe(true);
  const [x, y] = await firefox.overlay<[number, number]>(CLOSE);
  await firefox.turn('off');
  try {
    await firefox.click(x, y);
    await expect.poll(() => firefox.overlayAddress()).toBeNull();
    // The address that the article states.
    await expect.poll(() => firefox.front()).toContain('/slow-engineering/the-mill-that-waits-for-the-moon');
  } finally {
    await firefox.turn('on');
  }
  await firefox.open(NEWS.url);
  await firefox.press();
  await expect.poll(() => firefox.popup<boolean>("document.querySelector('.content p') !== null")).toBe(true);
});
