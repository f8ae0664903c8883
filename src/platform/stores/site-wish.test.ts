import { beforeEach, expect, it, vi } from 'vitest';
import { type FakeBrowser, fakeBrowser } from '../testing/fake-browser.ts';
import { askForSite, takeWish } from './site-wish.ts';

vi.mock('../browser/browser.ts', () => import('../testing/fake-browser.ts'));

const LINK = { kind: 'link', url: 'https://www.a.example/page' } as const;
const ORIGINS = ['http://a.example/*', 'https://a.example/*', 'http://www.a.example/*', 'https://www.a.example/*'];

const request = vi.fn(() => Promise.resolve(true));
let browser: FakeBrowser;

beforeEach(() => {
  request.mockClear();
  browser = fakeBrowser();
  browser.permissions = { request };
});

it('asks for one site, with and without www, before it does anything else', () => {
  void askForSite(LINK);
  expect(request).toHaveBeenCalledExactlyOnceWith({ origins: ORIGINS });
});

it.each([
  ['http://127.0.0.1:8080/x', ['http://127.0.0.1/*', 'https://127.0.0.1/*']],
  ['http://localhost/x', ['http://localhost/*', 'https://localhost/*']],
  ['http://[::1]/x', ['http://[::1]/*', 'https://[::1]/*']],
])('asks for one host only where there can be no www: %s', (url, origins) => {
  void askForSite({ kind: 'link', url });
  expect(request).toHaveBeenCalledExactlyOnceWith({ origins });
});

it('gives the wish to the first caller only', async () => {
  await askForSite(LINK);
  expect(await Promise.all([takeWish(), takeWish()])).toEqual([LINK, null]);
});

it('asks nothing in a private window, and where the browser cannot ask', async () => {
  browser.extension.inIncognitoContext = true;
  await askForSite(LINK);
  browser.extension.inIncognitoContext = false;
  browser.permissions = undefined;
  await askForSite(LINK);
  expect(request).not.toHaveBeenCalled();
  expect(await takeWish()).toEqual(LINK);
});
