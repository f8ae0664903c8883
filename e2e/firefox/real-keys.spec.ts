import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import { whatDisplayLacks, withDisplay } from '../display.ts';
import { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

const lacks = await whatDisplayLacks();
const TITLE = "document.querySelector('#title')?.textContent ?? ''";

test('opens and closes the overlay with a real press of Alt+R, without a click before', async ({ site }) => {
  test.skip(lacks !== '', lacks);
  await withDisplay(async (display) => {
    const firefox = await Firefox.launch({ proxy: site.proxy, display: display.name });
    try {
      await firefox.open(NEWS.url);
      await display.focus('firefox');
      await display.press('alt+r');
      await expect.poll(() => firefox.overlayAddress()).not.toBeNull();
      await expect.poll(() => firefox.overlay<string>(TITLE)).toMatch(NEWS.title);
      await display.press('alt+r');
      await expect.poll(() => firefox.overlayAddress()).toBeNull();
    } finally {
      await firefox.close();
    }
  });
});
