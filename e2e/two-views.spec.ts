import { fileURLToPath } from 'node:url';
import type { Frame, Page } from '@playwright/test';
import { bundle } from '../vite/content-scripts.ts';
import { NEWS } from './articles.ts';
import { expect, test } from './fixtures.ts';

/** Values that each view writes to each store. Chromium allows 120 writes to sync storage in a minute. */
const COUNT = 12;
const OPTIONS = 'src/options/index.html';
const LIBRARY = 'src/library/index.html';

type Stores = {
  writeAll(view: string, count: number): Promise<void>;
  keepAll(view: string, count: number): Promise<void>;
  countAll(): Promise<Readonly<Record<string, number>>>;
};
declare const stores: Stores;

/** The script that gives a view the stores. */
const { code } = await bundle(
  `import ${JSON.stringify(fileURLToPath(new URL('./in-view/write-stores.ts', import.meta.url)))};`,
  {
    target: 'chrome120',
    mode: 'production',
    minify: false,
    // A script has no address of its own, which Vite warns of.
    logLevel: 'error',
  },
);

async function withStores<V extends Page | Frame>(view: V): Promise<V> {
  await view.evaluate(code);
  return view;
}

test('two pages and a frame over a page write every store at once, and nothing is lost', async ({ extension }) => {
  const tab = await extension.open(NEWS.url);
  const overlay = await withStores(await extension.openOverlay(tab));
  const options = await withStores(await extension.open(extension.url(OPTIONS)));
  const library = await withStores(await extension.open(extension.url(LIBRARY)));
  const views: readonly (readonly [string, Page | Frame])[] = [
    ['overlay', overlay],
    ['options', options],
    ['library', library],
  ];
  const write = ([name, count]: readonly [string, number]): Promise<void> => stores.writeAll(name, count);
  await Promise.all(views.map(([name, view]) => view.evaluate(write, [name, COUNT] as const)));
  const all = views.length * COUNT;
  expect(await options.evaluate(() => stores.countAll())).toEqual({
    rules: all,
    settings: all,
    always: all,
    closed: all,
    places: all,
    highlights: all,
  });
});

test('two pages keep articles at once, and the list has each page once', async ({ extension }) => {
  const options = await withStores(await extension.open(extension.url(OPTIONS)));
  const library = await withStores(await extension.open(extension.url(LIBRARY)));
  const keep = ([name, count]: readonly [string, number]): Promise<void> => stores.keepAll(name, count);
  await Promise.all([
    options.evaluate(keep, ['options', COUNT] as const),
    library.evaluate(keep, ['library', COUNT] as const),
  ]);
  await library.reload();
  await expect(library.getByRole('listitem')).toHaveCount(2 * COUNT + 1);
});
