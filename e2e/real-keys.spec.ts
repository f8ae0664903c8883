import { NEWS } from './articles.ts';
import { expectArticle } from './checks/article.ts';
import { pageState } from './checks/page-state.ts';
import { whatDisplayLacks, withDisplay } from './display.ts';
import { Extension } from './chromium/extension.ts';
import { expect, test } from './fixtures.ts';

const lacks = await whatDisplayLacks();

test('opens and closes the overlay with a real press of Alt+R, without a click before', async ({ site }) => {
  test.skip(lacks !== '', lacks);
  await withDisplay(async (display) => {
    const extension = await Extension.launch({ proxy: site.proxy, display: display.name });
    try {
      const page = await extension.open(NEWS.url);
      const before = await pageState(page);
      await display.press('alt+r');
      await expectArticle(await extension.overlay(page), NEWS);
      await display.press('alt+r');
      await expect.poll(() => extension.overlayNow(page)).toBeNull();
      expect(await pageState(page)).toBe(before);
    } finally {
      await extension.close();
    }
  });
});

test('opens and closes the popup with real presses of its shortcut, and again', async ({ site }) => {
  test.skip(lacks !== '', lacks);
  await withDisplay(async (display) => {
    const extension = await Extension.launch({ proxy: site.proxy, display: display.name });
    try {
      await extension.open(NEWS.url);
      for (let round = 0; round < 2; round++) {
        await display.press('alt+shift+o');
        await expect.poll(() => extension.popupText()).toContain(NEWS.title);
        await display.press('alt+shift+o');
        await expect.poll(() => extension.popupText()).toBe('');
      }
    } finally {
      await extension.close();
    }
  });
});
