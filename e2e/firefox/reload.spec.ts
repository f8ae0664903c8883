import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

/** The middle of the button that closes the reader. */
const CLOSE = `(() => {
  const { left, right, top, bottom } = document.querySelector('[aria-label=Close]').getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
})()`;

test('gives the page back after the extension is gone, once the user closes the reader', async ({ site }) => {
  const firefox = await Firefox.launch({ proxy: site.proxy });
  try {
    await firefox.open(`${NEWS.url}#place`);
    await firefox.command();
    await expect.poll(() => firefox.overlay<boolean>("document.querySelector('.content p') !== null")).toBe(true);
    const [x, y] = await firefox.overlay<[number, number]>(CLOSE);
    await firefox.disable();
    await firefox.click(x, y);
    await expect.poll(() => firefox.overlayAddress()).toBeNull();
    // The address that the article states.
    await expect.poll(() => firefox.front()).toContain('/slow-engineering/the-mill-that-waits-for-the-moon');
  } finally {
    await firefox.close();
  }
});
