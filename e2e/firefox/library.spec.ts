import { expect } from '@playwright/test';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';
import { keepNews, pressButton, search } from './library-page.ts';
import { NEWS } from '../articles.ts';

const LIST = 'src/library/index.html';
const TITLES = "[...document.querySelectorAll('.entries h2 a')].map((one) => one.textContent)";
const BOXES = "[...document.querySelectorAll('.transfer h2')].map((one) => one.textContent)";

const titles = (firefox: Firefox) => () => firefox.page<string[]>(TITLES);

test('searches the list, deletes and takes back, without a folder, which Firefox does not have', async ({
  firefox,
}) => {
  await keepNews(firefox);
  await firefox.open(firefox.url(LIST));
  await expect.poll(titles(firefox)).toContain(NEWS.title);
  expect(await firefox.page<string[]>(BOXES)).toEqual(['Export and import everything']);
  await search(firefox, 'Ardmouth');
  await expect
    .poll(() => firefox.page<string>("document.querySelector('.entry-hit mark')?.textContent ?? ''"))
    .toBe('Ardmouth');
  await pressButton(firefox, 'Delete');
  await expect.poll(titles(firefox)).toEqual([]);
  await pressButton(firefox, 'Undo');
  await expect.poll(titles(firefox)).toEqual([NEWS.title]);
});
