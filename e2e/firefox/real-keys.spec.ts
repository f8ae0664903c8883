import { expect } from '@playwright/test';
import { missingDisplayPrograms } from '../../scripts/display-programs.mjs';
import { NEWS } from '../articles.ts';
import { Display } from '../display.ts';
import { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

const missing = await missingDisplayPrograms();
const TITLE = "document.querySelector('#title')?.textContent ?? ''";

test('opens and closes the overlay with a real press of Alt+R, without a click before', async ({ site }) => {
  test.skip(
    missing.length > 0,
    `A real press of Alt+R needs ${missing.join(' and ')} (Debian: apt-get install xvfb xdotool).`,
  );
  const display = await Display.open();
  try {
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
  } finally {
    await display.close();
  }
});
