import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import { storesScript } from '../stores-script.ts';
import { test } from './fixtures.ts';

/** Values that each view writes to each store. */
const COUNT = 12;
const SCRIPT = 'write-stores.js';
const HAS_STORES = 'window.stores !== undefined';

const code = await storesScript();

test('the settings and a frame over a page without https write at once, and nothing is lost', async ({ firefox }) => {
  const load = `(() => {
    const script = Object.assign(document.createElement('script'), { src: '/${SCRIPT}' });
    document.head.append(script);
  })()`;
  const wait = (page: string): string => `(window.stores.writeAtStart('${page}', ${String(COUNT)}), true)`;
  await firefox.addFile(SCRIPT, code);
  expect(new URL(NEWS.url).protocol).toBe('http:');
  await firefox.open(NEWS.url);
  await firefox.command();
  await firefox.overlay(load);
  await expect.poll(() => firefox.overlay<boolean>(HAS_STORES)).toBe(true);
  await firefox.overlay(wait('reader'));
  await firefox.open(firefox.url('src/options/index.html'));
  await firefox.page(load);
  await expect.poll(() => firefox.page<boolean>(HAS_STORES)).toBe(true);
  await firefox.page(wait('options'));
  await firefox.page('window.stores.start()');
  await expect
    .poll(() => firefox.page('window.stores.countAll()'))
    .toEqual({
      ...{ rules: 2 * COUNT, settings: 2 * COUNT, always: 2 * COUNT, closed: 2 * COUNT },
      // The settings store neither places nor highlights.
      ...{ places: COUNT, highlights: COUNT },
    });
  await firefox.closeTab();
});
