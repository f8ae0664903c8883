import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const URL = 'http://ferry.example/revised.html';
const LINE = "(document.querySelector('.changes')?.textContent ?? '')";
const INSERTED = "[...document.querySelectorAll('.content ins')].map((one) => one.textContent.split(' ')[0])";
const IS_SHOWN = "document.querySelector('.content p') !== null";

test('says over the page what has changed since it was kept, and goes from change to change', async ({
  firefox,
  site,
}) => {
  site.revise(false);
  await firefox.open(URL);
  await firefox.command();
  await expect.poll(() => firefox.overlay<boolean>(IS_SHOWN)).toBe(true);
  await firefox.key('s', 'KeyS');
  await expect
    .poll(() => firefox.overlay<string>("document.querySelector('.toast')?.textContent ?? ''"))
    .toMatch(/^Kept in the reading list/);

  site.revise(true);
  await firefox.open(URL);
  await firefox.command();
  await expect.poll(() => firefox.overlay<string>(LINE)).toMatch(/3 paragraphs changed since/);
  await firefox.overlay("document.querySelector('.changes button').click()");
  await expect.poll(() => firefox.overlay<string[]>(INSERTED)).toEqual(['eleven', 'A']);
  for (const number of [1, 2, 3, 1]) {
    await firefox.key('v', 'KeyV');
    await expect
      .poll(() => firefox.overlay<string>("document.querySelector('.toast')?.textContent ?? ''"))
      .toBe(`Change ${String(number)} of 3`);
  }
  await firefox.key('Escape');
  await expect.poll(() => firefox.overlay<string[]>(INSERTED)).toEqual([]);
});
