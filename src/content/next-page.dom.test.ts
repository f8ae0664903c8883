import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readByDefault } from '../extract-default.ts';
import { nextPageCalls } from './next-page.ts';

const { nextPage } = nextPageCalls(readByDefault);
const URL_OF_IT = `${location.origin}/story/2`;
const TEXT = '<p>The ferry leaves before the bakeries open, and who wants a seat on the upper deck learns to carry breakfast in a paper bag.</p>'.repeat(8);
const PAGE = `<title>The ferry</title><article><h1>The ferry</h1>${TEXT}</article>`;

const asked = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
const ask = (url = URL_OF_IT, words = 200) => nextPage({ url, words, algorithm: 'winnow' });

/** An answer as it comes from a server: a Response made by hand has no address. */
function answer(body: BodyInit | null, { status = 200, type = 'text/html; charset=utf-8', url = URL_OF_IT, redirected = false } = {}): Response {
  const response = new Response(body, { status, headers: { 'content-type': type } });
  return Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });
}

beforeEach(() => { vi.stubGlobal('fetch', asked); }); // prettier-ignore
afterEach(() => {
  asked.mockReset();
  vi.unstubAllGlobals();
});

it('a page of the same origin is read, and asked for as the open page could', async () => {
  asked.mockResolvedValueOnce(answer(PAGE));
  expect(await ask()).toMatchObject({ kind: 'page', article: { url: URL_OF_IT, title: 'The ferry', content: expect.stringContaining('The ferry leaves') as string } });
  expect(asked).toHaveBeenCalledExactlyOnceWith(URL_OF_IT, expect.objectContaining({ mode: 'same-origin', credentials: 'same-origin', redirect: 'manual' }));
});

it('another origin is never asked', async () => {
  for (const url of ['https://elsewhere.example/story/2', 'file:///story/2', 'javascript:alert(2)', 'nonsense']) expect(await ask(url)).toMatchObject({ kind: 'stopped', cause: 'other_site' });
  expect(asked).not.toHaveBeenCalled();
});

it('a way out of the origin ends there', async () => {
  asked.mockResolvedValueOnce(Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await ask()).toMatchObject({ cause: 'other_site' });
  expect(asked.mock.calls.map(([, options]) => options.mode)).toEqual(['same-origin', 'same-origin']);
});

it('says what is in the way', async () => {
  const stops = [
    [answer(PAGE, { status: 404 }), 'gone', '404'],
    [answer(PAGE, { status: 401 }), 'login', ''],
    [answer(PAGE, { redirected: true, url: `${location.origin}/users/sign-in?next=2` }), 'login', ''],
    [answer('<article><p>Sign in to read the rest of this story, and of all the others that we have.</p><input type="password"></article>'), 'login', ''],
    [answer('%PDF', { type: 'application/pdf' }), 'no_text', 'application/pdf'],
    [answer('<p>Nothing.</p>'), 'no_text', ''],
    [answer(new Uint8Array(2_000_001)), 'too_large', ''],
  ] as const;
  for (const [response, cause, detail] of stops) {
    asked.mockResolvedValueOnce(response);
    expect(await ask()).toEqual({ kind: 'stopped', cause, detail });
  }
  asked.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await ask()).toMatchObject({ cause: 'no_answer' });
});

it('a whole page is no wall because it has a form to sign in', async () => {
  asked.mockResolvedValueOnce(answer(`${PAGE}<form><input type="password"></form>`));
  expect(await ask()).toMatchObject({ kind: 'page' });
});

it('two million bytes are a page', async () => {
  asked.mockResolvedValueOnce(answer(PAGE.padEnd(2_000_000)));
  expect(await ask()).toMatchObject({ kind: 'page' });
});
