import { expect } from '@playwright/test';
import { strFromU8, unzipSync } from 'fflate';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

const URL = 'http://survey.example/pictures.html';
const TITLE = 'Three pictures: the tide, 1/2 in & 1/2 out?';
const LIST = 'src/library/index.html';

/** Chooses an item of the menu "Keep" in the popup. */
async function keepAs(firefox: Firefox, name: string): Promise<void> {
  await expect.poll(() => firefox.popup<string>("document.querySelector('h1')?.textContent ?? ''")).toBe(TITLE);
  await firefox.popup("document.querySelector('[aria-label=Keep]').click()");
  const item = `[...document.querySelectorAll('[role=menuitem]')].find((one) => one.textContent === ${JSON.stringify(name)})`;
  await expect.poll(() => firefox.popup<boolean>(`${item} !== undefined`)).toBe(true);
  await firefox.popup(`${item}.click()`);
}

const toast = (firefox: Firefox) => () => firefox.popup<string>("document.querySelector('.toast').textContent");

test('saves a book from the popup, with the pictures that the page can read', async ({ firefox }) => {
  await firefox.open(URL);
  await firefox.press();
  await keepAs(firefox, 'EPUB book');
  await expect.poll(toast(firefox)).toBe('Saved. 1 picture could not be fetched; the file links to it.');
  const { name, data } = await firefox.downloaded('.epub');
  expect(name).toBe('Three pictures the tide, 1 2 in & 1 2 out.epub');
  expect(strFromU8(unzipSync(data)['book/text.xhtml']!).match(/src="pictures\/\d\.png"/g)).toHaveLength(2);
});

test('keeps an article and shows it with its pictures and without requests', async ({ firefox, site }) => {
  await firefox.open(URL);
  await firefox.press();
  await keepAs(firefox, 'Keep to read offline');
  await expect.poll(toast(firefox)).toBe('Kept in the reading list, without 1 picture that could not be fetched');
  await firefox.closePopup();
  await firefox.open(firefox.url(LIST));
  await expect.poll(() => firefox.page<string>("document.querySelector('.entries a')?.textContent ?? ''")).toBe(TITLE);
  site.forget();
  await firefox.open(await firefox.page<string>("document.querySelector('.entries a').href"));
  const images = "[...document.querySelectorAll('.content img')]";
  await expect.poll(() => firefox.page<number>(`${images}.length`)).toBe(3);
  await expect
    .poll(() => firefox.page<number[]>(`${images}.map((one) => (one.scrollIntoView(), one.naturalWidth)).slice(0, 2)`))
    .toEqual([600, 600]);
  expect(site.seen.filter(({ url }) => /survey|third/.test(url))).toEqual([]);
  await firefox.closeTab();
});
