import { beforeEach, expect, it, vi } from 'vitest';
import { markNotAllowed, renameNotAllowed } from '../stores/not-allowed.ts';
import { causeInPopup } from './popup-cause.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

/** Addresses of icons by tab. */
const icons = vi.hoisted(() => new Map<number, string>());
vi.mock('../browser/tabs.ts', () => ({ tabIcon: (id: number) => Promise.resolve(icons.get(id) ?? '') }));

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

it('says the same once in that tab after it got another id, and in no other tab', async () => {
  await markNotAllowed(TAB);
  await renameNotAllowed(TAB, 20);
  await renameNotAllowed(TAB, 21);
  for (const other of [TAB, 21]) expect(await causeInPopup(other, NO_ACCESS)).toBe('refused');
  expect(await causeInPopup(20, NO_ACCESS)).toBe('not-allowed');
  expect(await causeInPopup(20, NO_ACCESS)).toBe('refused');
});

it('says that a page did not load where the browser refuses a web address and shows an icon of its own', async () => {
  const gone = { ...NO_ACCESS, url: 'https://gone.example/' };
  icons.set(TAB, 'chrome://global/skin/icons/info.svg');
  expect(await causeInPopup(TAB, gone)).toBe('not-loaded');
  expect(await causeInPopup(TAB, { ...NO_ACCESS, url: 'data:text/html,x' })).toBe('refused');
  // The viewer of JSON.
  icons.set(TAB, 'https://gone.example/favicon.ico');
  expect(await causeInPopup(TAB, gone)).toBe('refused');
  icons.delete(TAB);
  expect(await causeInPopup(TAB, gone)).toBe('refused');
});

it('keeps every other cause, and keeps the mark of the tab', async () => {
  await markNotAllowed(TAB);
  const store = { ...NO_ACCESS, url: 'https://addons.mozilla.org/' };
  expect(await causeInPopup(TAB, store)).not.toBe('not-allowed');
  expect(await causeInPopup(TAB, NO_ACCESS)).toBe('not-allowed');
});

it('asks for another press where the tab went to another page, with which the access ended', async () => {
  const tab = TAB + 9;
  const moved = { ...NO_ACCESS, url: 'https://b.example/', urlBefore: 'https://a.example/' };
  expect(await causeInPopup(tab, moved)).toBe('navigated');
  expect(await causeInPopup(tab, NO_ACCESS)).toBe('no-access');
});
