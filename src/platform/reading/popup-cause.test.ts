import { beforeEach, expect, it, vi } from 'vitest';
import { markNotAllowed } from '../stores/not-allowed.ts';
import { causeInPopup } from './popup-cause.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

const TAB = 7;
const NO_ACCESS = { url: '', urlBefore: '', message: 'Missing host permission', code: 'injection' };

beforeEach(() => {
  fakeBrowser();
});

it('says that the browser refuses, because the click that opened the popup gave access', async () => {
  expect(await causeInPopup(TAB, NO_ACCESS)).toBe('refused');
});

it('says once that the site of a link is not allowed, in the tab of that link', async () => {
  await markNotAllowed(TAB);
  expect(await causeInPopup(TAB + 1, NO_ACCESS)).toBe('refused');
  expect(await causeInPopup(TAB, NO_ACCESS)).toBe('not-allowed');
  expect(await causeInPopup(TAB, NO_ACCESS)).toBe('refused');
});

it('says that a page did not load where the browser shows its address and refuses it', async () => {
  expect(await causeInPopup(TAB, { ...NO_ACCESS, url: 'https://gone.example/' })).toBe('not-loaded');
  expect(await causeInPopup(TAB, { ...NO_ACCESS, url: 'data:text/html,x' })).toBe('refused');
});

it('keeps every other cause, and keeps the mark of the tab', async () => {
  await markNotAllowed(TAB);
  const store = { ...NO_ACCESS, url: 'https://addons.mozilla.org/' };
  expect(await causeInPopup(TAB, store)).not.toBe('not-allowed');
  expect(await causeInPopup(TAB, NO_ACCESS)).toBe('not-allowed');
});
