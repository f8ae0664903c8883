import { expect } from '@playwright/test';
import { strToU8 } from 'fflate';
import { test } from './fixtures.ts';
import { chooseFile, pressButton, search, TOAST } from './library-page.ts';

const VIEW = 'src/library/index.html?view=highlights';
const WORDS = "[...document.querySelectorAll('.kept-words')].map((one) => one.textContent)";
const NOTES = "[...document.querySelectorAll('.kept-note')].map((one) => one.textContent)";

/** No other test has highlights of this page, or searches for its words. */
const FILE = {
  format: 'winnow-highlights',
  version: 1,
  articles: [
    {
      ...{ url: 'https://weir.example/spelt', title: 'Spelt', lang: 'en', dir: 'ltr' },
      highlights: ['spelt is hulled', 'spelt is ground'].map((exact, at) => ({
        ...{ id: `spelt-${String(at)}`, position: at, color: 'green', createdAt: at + 1 },
        note: at === 0 ? 'Ask <b>the miller</b>' : '',
        quote: { exact, prefix: '', suffix: '' },
      })),
    },
  ],
};

test('imports, finds, deletes, takes back and exports highlights', async ({ firefox }) => {
  const words = (): Promise<string[]> => firefox.page<string[]>(WORDS);
  await firefox.open(firefox.url(VIEW));
  await expect.poll(() => firefox.page<boolean>("document.querySelector('.transfer input') !== null")).toBe(true);
  for (const said of [/^2 highlights added/, /^0 highlights added.* 2/]) {
    await chooseFile(firefox, 'highlights.json', strToU8(JSON.stringify(FILE)));
    await expect.poll(() => firefox.page<string>(TOAST)).toMatch(said);
  }
  await search(firefox, 'MILLER');
  await expect.poll(words).toEqual(['spelt is hulled']);
  expect(await firefox.page<string[]>(NOTES)).toEqual(['Ask <b>the miller</b>']);
  await pressButton(firefox, 'Delete “spelt is hulled”');
  await expect.poll(words).toEqual([]);
  await pressButton(firefox, 'Undo');
  await expect.poll(words).toEqual(['spelt is hulled']);
  await search(firefox, 'spelt is');
  await expect.poll(words).toHaveLength(2);
  await pressButton(firefox, 'Export and import');
  await pressButton(firefox, 'JSON, to import again');
  const { data } = await firefox.downloaded('.json');
  const { articles } = JSON.parse(data.toString()) as typeof FILE;
  expect(articles).toHaveLength(1);
  expect(articles[0]!.highlights.map(({ quote }) => quote.exact).sort()).toEqual([
    'spelt is ground',
    'spelt is hulled',
  ]);
});
