import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';
import { keepByKey, keepNews, pressButton, search } from './library-page.ts';
import { NEWS } from '../articles.ts';

const FERRY = 'http://slow-boat.example/ferry.html';
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

test('makes one book of several articles', async ({ firefox }) => {
  await keepNews(firefox);
  await keepByKey(firefox, FERRY);
  await firefox.open(firefox.url(LIST));
  // Other tests may have kept more.
  await expect.poll(titles(firefox)).toEqual(expect.arrayContaining([NEWS.title, 'The long way to the islands']));
  await firefox.page("document.querySelector('.entry input[type=checkbox]').click()");
  await expect.poll(() => firefox.page<boolean>("document.querySelector('.selection-bar') !== null")).toBe(true);
  await pressButton(firefox, 'Select all');
  await pressButton(firefox, 'Make a book');
  await expect.poll(() => firefox.page<boolean>("document.activeElement.matches('[type=text]')")).toBe(true);
  await firefox.page(`(() => {
    const field = document.activeElement;
    field.value = 'From the quay';
    field.dispatchEvent(new window.InputEvent('input', { bubbles: true }));
  })()`);
  await firefox.page("document.querySelector('button[type=submit]').click()");
  const { data } = await firefox.downloaded('From the quay.epub');
  const files = unzipSync(data);
  const chapters = Object.keys(files)
    .filter((name) => name.startsWith('book/chapter-'))
    .map((name) => strFromU8(files[name]!));
  expect(chapters.some((chapter) => chapter.includes('You cannot hurry it'))).toBe(true);
  expect(chapters.some((chapter) => chapter.includes('The long way to the islands'))).toBe(true);
  expect(Object.keys(files)).toContain('book/pictures/cover.jpg');
});
