import { expect } from '@playwright/test';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';
import { NEWS } from '../articles.ts';

const LIST = 'src/library/index.html';
const TITLES = "[...document.querySelectorAll('.entries h2 a')].map((one) => one.textContent)";
const BOXES = "[...document.querySelectorAll('.transfer h2')].map((one) => one.textContent)";

const titles = (firefox: Firefox) => () => firefox.page<string[]>(TITLES);

/** Types into the search, as a person does. */
const search = (firefox: Firefox, words: string): Promise<unknown> =>
  firefox.page(`(() => {
    const field = document.querySelector('[type=search]');
    field.focus();
    field.value = ${JSON.stringify(words)};
    field.dispatchEvent(new window.InputEvent('input', { bubbles: true }));
  })()`);

const press = (firefox: Firefox, name: string): Promise<unknown> =>
  firefox.page(
    `[...document.querySelectorAll('button')].find((one) => (one.ariaLabel || one.textContent).startsWith(${JSON.stringify(name)})).click()`,
  );

test('searches the list, deletes and takes back, without a folder, which Firefox does not have', async ({
  firefox,
}) => {
  await firefox.open(NEWS.url);
  await firefox.command();
  await expect.poll(() => firefox.overlay<boolean>("document.querySelector('.content p') !== null")).toBe(true);
  await firefox.key('s', 'KeyS');
  await expect
    .poll(() => firefox.overlay<string>("document.querySelector('.toast')?.textContent ?? ''"))
    .toMatch(/^Kept in the reading list/);
  await firefox.open(firefox.url(LIST));
  await expect.poll(titles(firefox)).toContain(NEWS.title);
  expect(await firefox.page<string[]>(BOXES)).toEqual(['Export and import everything']);
  await search(firefox, 'Ardmouth');
  await expect
    .poll(() => firefox.page<string>("document.querySelector('.entry-hit mark')?.textContent ?? ''"))
    .toBe('Ardmouth');
  await press(firefox, 'Delete');
  await expect.poll(titles(firefox)).toEqual([]);
  await press(firefox, 'Undo');
  await expect.poll(titles(firefox)).toEqual([NEWS.title]);
});
