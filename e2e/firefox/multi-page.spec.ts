import { expect } from '@playwright/test';
import { test } from './fixtures.ts';

const SITE = 'http://slow-boat.example';
const TEXT = "document.querySelector('article.sheet')?.textContent ?? ''";
const BUTTON = "document.querySelector('.continue button')";

test('adds one page of an article at each press in the popup', async ({ firefox, site }) => {
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

test('reports a redirect to another site and does not request it', async ({ firefox, site }) => {
  await firefox.open(`${SITE}/leads.html`);
  await firefox.press();
  await expect.poll(() => firefox.popup<string | null>(`${BUTTON}?.textContent`)).toBe('Continue with the next page');
  await firefox.popup(`${BUTTON}.click()`);
  await expect
    .poll(() => firefox.popup<string | null>("document.querySelector('[role=alert]')?.textContent"))
    .toContain('redirects to another site or in a circle');
  expect(site.seen.filter(({ url }) => url.includes('elsewhere.example'))).toEqual([]);
});

// Firefox applies the page's connect-src to content scripts; Chromium does not.
test('reports that the page’s policy forbids the request, with a link to the next page', async ({ firefox }) => {
  await firefox.open(`${SITE}/closed.html`);
  await firefox.press();
  await expect.poll(() => firefox.popup<string | null>(`${BUTTON}?.textContent`)).toBe('Continue with page 2 of 2');
  await firefox.popup(`${BUTTON}.click()`);
  await expect
    .poll(() => firefox.popup<string | null>("document.querySelector('[role=alert]')?.textContent"))
    .toContain('did not load');
  expect(await firefox.popup("document.querySelector('[role=alert] a').href")).toBe(`${SITE}/closed-2.html`);
});
