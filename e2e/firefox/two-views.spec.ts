import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import { storesScript } from '../stores-script.ts';
import { test } from './fixtures.ts';

/** Values that each view writes to each store. */
const COUNT = 12;
/** With the variable WINNOW_LONG each store gets a thousand pairs of writes. */
const ROUNDS = process.env['WINNOW_LONG'] === undefined ? 1 : Math.ceil(1000 / COUNT);
const HAS_STORES = '(window.stores !== undefined)';
const IS_BARE = '(!window.isSecureContext && !window.crypto.subtle && !window.crypto.randomUUID)';

const code = await storesScript();
/** The browser evaluates the script itself, because the policy of the extension's pages refuses script elements. */
const LOAD = `(() => { ${code}\n return ${HAS_STORES}; })()`;

const wait = (page: string): string => `(window.stores.writeAtStart('${page}', ${String(COUNT)}), true)`;

test('the settings and a frame over a page without https write at once, and nothing is lost', async ({ firefox }) => {
  await firefox.open(NEWS.url);
  await firefox.command();
  expect(await firefox.overlay<boolean>(IS_BARE)).toBe(true);
  expect(await firefox.overlay<boolean>(LOAD)).toBe(true);
  await firefox.overlay(wait('reader'));
  await firefox.open(firefox.url('src/options/index.html'));
  expect(await firefox.page<boolean>(LOAD)).toBe(true);
  await firefox.page(wait('options'));
  for (let round = 1; round <= ROUNDS; round++) {
    // Other tests have stored something in this profile.
    await firefox.page('window.stores.clearAll()');
    await firefox.page('window.stores.start()');
    await expect
      .poll(() => firefox.page('window.stores.countAll()'), { message: `round ${String(round)}` })
      .toEqual({
        ...{ rules: 2 * COUNT, settings: 2 * COUNT, always: 2 * COUNT },
        // The settings store neither places nor highlights, and the frame has no session storage.
        ...{ places: COUNT, highlights: COUNT, closed: COUNT },
      });
  }
  await firefox.page('window.browser.storage.local.clear()');
  await firefox.closeTab();
});
