import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

const QUOTE = 'You cannot hurry it';
/** A site of its own, because its rule stays in the browser and must not change what the other tests read. */
const SITE = 'mended-courier.example';
const FIRST = `http://${SITE}/news.html`;
/** Another page of the site, with the same template. */
const SECOND = `${FIRST}?page=2`;
const CONTENT = "document.querySelector('article.sheet .content')?.textContent ?? ''";
/** A paragraph a few parts above the quote. */
const ABOVE =
  "[...document.querySelectorAll('p')].find((one) => one.textContent.startsWith('What followed was less a'))";
const STATUS = "document.querySelector('.fix-status')?.textContent ?? ''";

async function read(firefox: Firefox, url: string): Promise<void> {
  await firefox.open(url);
  await firefox.press();
  await expect.poll(() => firefox.popup<string>(CONTENT)).toContain(NEWS.has[0]);
}

test('fixes an article by keyboard, and applies the remembered rule to another page of the site', async ({
  firefox,
}) => {
  await read(firefox, FIRST);
  expect(await firefox.popup<string>(CONTENT)).toContain(QUOTE);
  // The frame starts at the first part in view.
  await firefox.popup(`${ABOVE}.scrollIntoView()`);
  await firefox.key('x', 'KeyX');
  await expect
    .poll(() => firefox.popup<string>("document.querySelector('.fix-bar')?.getAttribute('aria-busy') ?? ''"))
    .toBe('false');
  await expect(async () => {
    await firefox.key('ArrowDown');
    expect(await firefox.popup<string>(STATUS)).toContain(QUOTE);
  }).toPass({ intervals: [20] });
  await firefox.key('Delete');
  await expect.poll(() => firefox.popup<string>(CONTENT)).not.toContain(QUOTE);
  await expect.poll(() => firefox.popup<string>(STATUS)).toContain('Left out: the article now has');
  await firefox.popup(
    "[...document.querySelectorAll('.fix-bar button')].find((one) => one.textContent.startsWith('Remember')).click()",
  );
  await expect.poll(() => firefox.popup<boolean>("document.activeElement?.name === 'rule-scope'")).toBe(true);
  await firefox.key('Enter');
  await expect
    .poll(() => firefox.popup<string>("document.querySelector('.toast').textContent"))
    .toContain('Remembered.');
  await firefox.closePopup();

  await read(firefox, SECOND);
  expect(await firefox.popup<string>(CONTENT)).not.toContain(QUOTE);
  await firefox.closePopup();
  await firefox.open(firefox.url('src/options/index.html'));
  await expect
    .poll(() => firefox.page<string>("document.querySelector('.rules')?.textContent ?? ''"))
    .toContain(`on pages of ${SITE}`);
  await firefox.closeTab();
});

test('fixes an article on the page by keyboard, and comes back to the reader', async ({ firefox }) => {
  await firefox.open(NEWS.url);
  await firefox.page(`${ABOVE}.scrollIntoView({ behavior: 'instant' })`);
  await firefox.command();
  await expect.poll(() => firefox.overlay<string>(CONTENT)).toContain(QUOTE);
  await firefox.key('a', 'KeyA');
  const item =
    "[...document.querySelectorAll('[role=menuitem]')].find((one) => one.textContent.startsWith('Fix on the'))";
  await expect.poll(() => firefox.overlay<boolean>(`Boolean(${item})`)).toBe(true);
  await firefox.overlay(`${item}.click()`);
  await expect
    .poll(() => firefox.overlay<string>("document.querySelector('.fix-on-page')?.getAttribute('aria-busy') ?? ''"))
    .toBe('false');
  // The frame is transparent, and the page below it has marks.
  expect(await firefox.overlay<string>('window.getComputedStyle(document.documentElement).backgroundColor')).toBe(
    'rgba(0, 0, 0, 0)',
  );
  expect(await firefox.page<string[]>('[...document.documentElement.children].map((one) => one.localName)')).toEqual([
    'head',
    'body',
    'div',
    'div',
  ]);
  await expect(async () => {
    await firefox.key('ArrowDown');
    expect(await firefox.overlay<string>(STATUS)).toContain(QUOTE);
  }).toPass({ intervals: [20] });
  expect(await firefox.overlay<string>(STATUS)).toContain('Paragraph · kept');
  await firefox.key('Delete');
  await expect.poll(() => firefox.overlay<string>(STATUS)).toContain('Left out: the article now has');
  await firefox.key('Escape');
  await expect.poll(() => firefox.overlay<string>(CONTENT)).not.toContain(QUOTE);
  await expect.poll(() => firefox.overlay<boolean>("document.activeElement?.name === 'rule-scope'")).toBe(true);
  await expect
    .poll(() => firefox.page<number>("document.documentElement.querySelectorAll(':scope > div').length"))
    .toBe(1);
});

test('goes from the popup to the page, with the corrections that were made in the popup', async ({ firefox }) => {
  await read(firefox, `${NEWS.url}?corrected`);
  await firefox.popup(`${ABOVE}.scrollIntoView()`);
  await firefox.key('x', 'KeyX');
  await expect
    .poll(() => firefox.popup<string>("document.querySelector('.fix-bar')?.getAttribute('aria-busy') ?? ''"))
    .toBe('false');
  await firefox.key('ArrowDown');
  await firefox.key('Delete');
  await expect.poll(() => firefox.popup<string>(STATUS)).toContain('Left out: the article now has');
  await firefox.popup(
    "[...document.querySelectorAll('.fix-bar button')].find((one) => one.textContent.startsWith('Fix on the')).click()",
  );
  await expect
    .poll(() => firefox.overlay<string>("document.querySelector('.fix-on-page')?.getAttribute('aria-busy') ?? ''"))
    .toBe('false');
  expect(
    await firefox.overlay<boolean>(
      "[...document.querySelectorAll('.fix-on-page button')].some((one) => one.textContent.startsWith('Undo'))",
    ),
  ).toBe(true);
});
