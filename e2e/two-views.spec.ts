import type { Frame, Page } from '@playwright/test';
import type { ExtensionPage } from '../src/platform/browser/pages.ts';
import { NEWS } from './articles.ts';
import { expect, test } from './fixtures.ts';
import type { Stores } from './in-view/write-stores.ts';
import { storesScript } from './stores-script.ts';

/** Values that each view writes to each store. Chromium allows 120 writes to sync storage in a minute. */
const COUNT = 12;
/** With the variable WINNOW_LONG each store gets a thousand pairs of writes. */
const ROUNDS = process.env['WINNOW_LONG'] === undefined ? 1 : Math.ceil(1000 / COUNT);
const OPTIONS = 'src/options/index.html';
const LIBRARY = 'src/library/index.html';

declare const stores: Stores;

const code = await storesScript();

async function withStores<V extends Page | Frame>(view: V): Promise<V> {
  await view.evaluate(code);
  return view;
}

test('two pages and a frame over a page write every store at once, beside an import, and nothing is lost', async ({
  extension,
}) => {
  const tab = await extension.open(NEWS.url);
  const overlay = await withStores(await extension.openOverlay(tab));
  const options = await withStores(await extension.open(extension.url(OPTIONS)));
  const library = await withStores(await extension.open(extension.url(LIBRARY)));
  const views: readonly (readonly [ExtensionPage, Page | Frame])[] = [
    ['reader', overlay],
    ['options', options],
    ['library', library],
  ];
  const write = ([name, count]: readonly [ExtensionPage, number]): Promise<void> => stores.writeAll(name, count);
  const all = 3 * COUNT;
  // The settings may store neither places nor highlights.
  const some = 2 * COUNT;
  for (let round = 1; round <= ROUNDS; round++) {
    await Promise.all([
      ...views.map(([name, view]) => view.evaluate(write, [name, COUNT] as const)),
      library.evaluate((count) => stores.importAll(count), COUNT),
    ]);
    expect(await options.evaluate(() => stores.countAll()), `round ${String(round)}`).toEqual({
      ...{ rules: all + COUNT, settings: all, always: all, closed: all, places: some, highlights: some + COUNT },
    });
    if (round < ROUNDS) await options.evaluate(() => stores.clearAll());
  }
});

test('two pages keep articles at once, and the list has each page once', async ({ extension }) => {
  const options = await withStores(await extension.open(extension.url(OPTIONS)));
  const library = await withStores(await extension.open(extension.url(LIBRARY)));
  const keep = ([name, count]: readonly [string, number]): Promise<void> => stores.keepAll(name, count);
  const each = ROUNDS * COUNT;
  await Promise.all([
    options.evaluate(keep, ['options', each] as const),
    library.evaluate(keep, ['library', each] as const),
  ]);
  await library.reload();
  const all = (2 * each + 1).toLocaleString('en');
  await expect(library.getByRole('status').first()).toHaveText(`${all} articles`);
});
