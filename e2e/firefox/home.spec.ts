import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import { test } from './fixtures.ts';
import { keepNews } from './library-page.ts';

const UNFINISHED = "[...document.querySelectorAll('.home-unfinished .home-title')].map((one) => one.textContent)";
const PAGES = "[...document.querySelectorAll('.home-pages button')].map((one) => one.textContent)";
const KEPT = 'src/library/index.html?article=';

test('goes on reading from a page of the browser, and offers the other pages of Winnow', async ({ firefox }) => {
  await keepNews(firefox);
  await firefox.open('about:license');
  await firefox.press();
  await expect.poll(() => firefox.popup<string[]>(UNFINISHED)).toContain(NEWS.title);
  expect(await firefox.popup<string[]>(PAGES)).toEqual(['Reading list', 'All highlights', 'All settings']);
  await firefox.popup(
    `[...document.querySelectorAll('.home-unfinished button')].find((one) => one.textContent.includes(${JSON.stringify(NEWS.title)})).click()`,
  );
  await expect.poll(() => firefox.isPopupOpen()).toBe(false);
  await expect.poll(async () => (await firefox.front())?.startsWith(firefox.url(KEPT)) ?? false).toBe(true);
  await expect
    .poll(() => firefox.page<string>("document.querySelector('article.sheet h1')?.textContent ?? ''"))
    .toBe(NEWS.title);
});
