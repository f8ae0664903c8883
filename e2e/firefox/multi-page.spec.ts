import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const SITE = 'http://slow-boat.example';
const TEXT = "document.querySelector('article.sheet')?.textContent ?? ''";
const BUTTON = "document.querySelector('.continue button')";

test('an article in three pages is read on in the popup, at a press', async ({ firefox, site }) => {
  await firefox.open(`${SITE}/ferry.html`);
  site.forget();
  await firefox.press();
  await expect.poll(() => firefox.popup<string | null>(`${BUTTON}?.textContent`)).toBe('Continue with page 2 of 3');
  await firefox.popup(`${BUTTON}.click()`);
  await expect.poll(() => firefox.popup<string>(TEXT)).toContain('That was stop 12');
  expect(await firefox.popup('document.activeElement.textContent')).toBe('Page 2');
  await firefox.popup(`${BUTTON}.click()`);
  await expect.poll(() => firefox.popup<string>(TEXT)).toContain('That was stop 18');
  const asked = site.seen.map(({ url }) => url).filter((url) => url.startsWith(SITE) && !url.endsWith('.svg'));
  expect(asked).toEqual([`${SITE}/ferry-2.html`, `${SITE}/ferry-3.html`]);
});

test('another site in place of the next page is said, and not asked', async ({ firefox, site }) => {
  await firefox.open(`${SITE}/leads.html`);
  await firefox.press();
  await expect.poll(() => firefox.popup<string | null>(`${BUTTON}?.textContent`)).toBe('Continue with the next page');
  await firefox.popup(`${BUTTON}.click()`);
  await expect
    .poll(() => firefox.popup<string | null>("document.querySelector('[role=alert]')?.textContent"))
    .toContain('leads to another site');
  expect(site.seen.filter(({ url }) => url.includes('elsewhere.example'))).toEqual([]);
});

test('a page whose policy forbids its own scripts everything: Firefox holds ours to it, too, and that is said with the way there', async ({
  firefox,
}) => {
  await firefox.open(`${SITE}/closed.html`);
  await firefox.press();
  await expect.poll(() => firefox.popup<string | null>(`${BUTTON}?.textContent`)).toBe('Continue with page 2 of 2');
  await firefox.popup(`${BUTTON}.click()`);
  await expect
    .poll(() => firefox.popup<string | null>("document.querySelector('[role=alert]')?.textContent"))
    .toContain('did not load');
  expect(await firefox.popup("document.querySelector('[role=alert] a').href")).toBe(`${SITE}/closed-2.html`);
});
