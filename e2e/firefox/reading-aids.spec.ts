import { expect } from '@playwright/test';
import { NEWS } from '../articles.ts';
import { atRest } from '../at-rest.ts';
import type { Firefox } from './firefox.ts';
import { test } from './fixtures.ts';

const CONTENT = "document.querySelector('article.sheet .content')";
const SENTENCES = "[...document.querySelectorAll('.skim .side-entry')]";
const LIT = "document.querySelector('.lit-shade > div')?.clientHeight ?? 0";
const TOP = "Math.round(document.querySelectorAll('.content p')[1].getBoundingClientRect().top)";
const PICTURE = "document.querySelector('article.sheet img').getClientRects().length";
/** Focus aids that are on. */
const ON =
  "[...document.querySelectorAll('.focus-bar [aria-pressed=true]')].map((one) => one.getAttribute('aria-keyshortcuts'))";

async function openOverlay(firefox: Firefox): Promise<void> {
  await firefox.open(NEWS.url);
  await firefox.command();
  await expect.poll(() => firefox.overlay<boolean>(`${CONTENT}?.querySelector('p') != null`)).toBe(true);
}

test('skims an article over the page by keys alone: list, place in the text, and back', async ({ firefox }) => {
  const overlay = <T>(expression: string): Promise<T> => firefox.overlay<T>(expression);
  await openOverlay(firefox);
  const words = (await overlay<string>(`${CONTENT}.innerText`)).replace(/\s+/g, ' ');
  await firefox.key('m', 'KeyM');
  await expect
    .poll(() => overlay<string>("document.querySelector('.skim [role=status]')?.textContent ?? ''"))
    .toMatch(/^\d of \d+ min$/);
  const sentences = await overlay<string[]>(`${SENTENCES}.map((one) => one.innerText)`);
  for (const sentence of sentences) expect(words).toContain(sentence);
  expect(await overlay<number>("window.CSS.highlights.get('skim').size")).toBe(sentences.length);
  // The one at the place of reading, which another test may have left further down.
  await expect.poll(() => overlay<boolean>(`${SENTENCES}.includes(document.activeElement)`)).toBe(true);
  await firefox.key('End');
  await firefox.key('Enter');
  const place = "[...window.CSS.highlights.get('skim-current') ?? []][0]";
  await expect.poll(() => overlay<string>(`${place}?.toString().replace(/\\s+/g, ' ') ?? ''`)).toBe(sentences.at(-1));
  const box = await overlay<{ top: number; bottom: number; height: number }>(
    `(({ top, bottom }) => ({ top, bottom, height: window.innerHeight }))(${place}.getBoundingClientRect())`,
  );
  expect(box.top).toBeGreaterThan(0);
  expect(box.bottom).toBeLessThan(box.height);
  await firefox.key('Escape');
  await expect.poll(() => overlay<number>(`${SENTENCES}.length`)).toBe(0);
  await expect.poll(() => overlay<boolean>("window.CSS.highlights.has('skim')")).toBe(false);
});

test('reads with line ruler, one paragraph, pages and no pictures, by keys alone', async ({ firefox }) => {
  const overlay = <T>(expression: string): Promise<T> => firefox.overlay<T>(expression);
  await openOverlay(firefox);
  await firefox.key('f', 'KeyF');
  await expect.poll(() => overlay<string>("document.activeElement.textContent ?? ''")).toContain('Line ruler');
  await firefox.key('Enter');
  await expect.poll(() => overlay<string[]>(ON)).toEqual(['U']);
  await firefox.key('Escape');
  await expect.poll(() => overlay<boolean>("document.querySelector('.focus-bar') === null")).toBe(true);
  await firefox.key('ArrowDown');
  await expect.poll(() => overlay<number>(LIT)).toBeGreaterThan(10);
  expect(await overlay<number>(LIT)).toBeLessThan(40);
  await firefox.key('i', 'KeyI');
  await firefox.key('ArrowDown');
  await expect.poll(() => overlay<number>(LIT)).toBeGreaterThan(60);

  await firefox.key('b', 'KeyB');
  await expect.poll(() => overlay<boolean>("document.querySelector('.page-turns') !== null")).toBe(true);
  // The keys before may still move the view.
  const before = await atRest(() => overlay<number>(TOP));
  await firefox.key('ArrowRight');
  await expect.poll(() => overlay<number>(TOP)).toBeLessThan(before - 200);
  await firefox.key('ArrowLeft');
  await expect.poll(() => overlay<number>(TOP)).toBe(before);

  await firefox.key('g', 'KeyG');
  await expect.poll(() => overlay<number>(PICTURE)).toBe(0);

  // Settings are shared by all tests of the browser.
  for (const [key, code] of [
    ['i', 'KeyI'],
    ['b', 'KeyB'],
    ['g', 'KeyG'],
  ] as const)
    await firefox.key(key, code);
  await expect.poll(() => overlay<number>(PICTURE)).toBe(1);
  expect(await overlay<boolean>("document.querySelector('.page-turns, .lit-shade') === null")).toBe(true);
});
