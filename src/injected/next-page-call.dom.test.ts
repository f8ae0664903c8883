import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import resources from 'virtual:resources';
import { ALL_CODE } from '../dom/rare/all-code.ts';
import { DEFAULT_ALGORITHM } from '../engine/algorithms/default.ts';
import { prepareExtraction } from '../extract/pending-extraction.ts';
import { nextPageCall } from './next-page-call.ts';

const nextPage = nextPageCall((page, options) =>
  prepareExtraction(page, DEFAULT_ALGORITHM, options).decide(resources, ALL_CODE),
);
const URL_OF_IT = `${location.origin}/story/2`;
const TEXT =
  '<p>The ferry leaves before the bakeries open, and who wants a seat on the upper deck learns to carry breakfast in a paper bag.</p>'.repeat(
    8,
  );
const PAGE = `<title>The ferry</title><article><h1>The ferry</h1>${TEXT}</article>`;

const fetchMock = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
const readNext = (url = URL_OF_IT, words = 200) => nextPage({ url, words, algorithm: 'winnow' });

/** A response as from a server. A constructed Response has no url. */
function respond(
  body: BodyInit | null,
  { status = 200, type = 'text/html; charset=utf-8', url = URL_OF_IT, redirected = false } = {},
): Response {
  const response = new Response(body, { status, headers: { 'content-type': type } });
  return Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });
}

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
});
afterEach(() => {
  fetchMock.mockReset();
  vi.unstubAllGlobals();
});

it('reads a page of the same origin and fetches it with cookies', async () => {
  fetchMock.mockResolvedValueOnce(respond(PAGE));
  expect(await readNext()).toMatchObject({
    kind: 'page',
    article: { url: URL_OF_IT, title: 'The ferry', content: expect.stringContaining('The ferry leaves') as string },
  });
  expect(fetchMock).toHaveBeenCalledExactlyOnceWith(
    URL_OF_IT,
    expect.objectContaining({ mode: 'same-origin', credentials: 'same-origin', redirect: 'manual' }),
  );
});

it('sends no request to another origin', async () => {
  for (const url of ['https://elsewhere.example/story/2', 'file:///story/2', 'javascript:alert(2)', 'nonsense'])
    expect(await readNext(url)).toMatchObject({ kind: 'stopped', cause: 'other_site' });
  expect(fetchMock).not.toHaveBeenCalled();
});

const redirect = () => Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' });

it('stops at a redirect to another origin or in a circle, and does not say which', async () => {
  fetchMock.mockResolvedValueOnce(redirect()).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await readNext()).toMatchObject({ cause: 'redirect' });
  expect(fetchMock.mock.calls.map(([, options]) => options.mode)).toEqual(['same-origin', 'same-origin']);
});

it('reports no answer where the target of a redirect breaks off or takes too long', async () => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('Broken off')) });
  fetchMock.mockResolvedValueOnce(redirect()).mockResolvedValueOnce(respond(body, { redirected: true }));
  expect(await readNext()).toMatchObject({ cause: 'no_answer' });
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  fetchMock.mockResolvedValueOnce(redirect()).mockRejectedValueOnce(new DOMException('', 'TimeoutError'));
  expect(await readNext()).toMatchObject({ cause: 'no_answer' });
  timeout.mockRestore();
});

it('reports why the page cannot be read', async () => {
  const stops = [
    [respond(PAGE, { status: 404 }), 'gone', '404'],
    [respond(PAGE, { status: 401 }), 'login', ''],
    [respond(PAGE, { redirected: true, url: `${location.origin}/users/sign-in?next=2` }), 'login', ''],
    [
      respond(
        '<article><p>Sign in to read the rest of this story, and of all the others that we have.</p><input type="password"></article>',
      ),
      'login',
      '',
    ],
    [respond('%PDF', { type: 'application/pdf' }), 'no_text', 'application/pdf'],
    [respond('<p>Nothing.</p>'), 'no_text', ''],
    [respond(new Uint8Array(2_000_001)), 'too_large', ''],
  ] as const;
  for (const [response, cause, detail] of stops) {
    fetchMock.mockResolvedValueOnce(response);
    expect(await readNext()).toEqual({ kind: 'stopped', cause, detail });
  }
  fetchMock.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  expect(await readNext()).toMatchObject({ cause: 'no_answer' });
});

it('accepts a complete page with a sign-in form', async () => {
  fetchMock.mockResolvedValueOnce(respond(`${PAGE}<form><input type="password"></form>`));
  expect(await readNext()).toMatchObject({ kind: 'page' });
});

const TEASER =
  '<p>The ferry leaves before the bakeries open, and who wants a seat on the upper deck learns to carry breakfast in a paper bag, and a flask.</p>'.repeat(
    2,
  );
const head = (graph: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': 'NewsArticle', ...graph })}</script>`;
const OFFER = '<p>This story is for those who pay for the boat.</p><p><a href="/offer">Subscribe now</a></p>';

it('detects a teaser with an offer as a paywall', async () => {
  const walls = [
    [head({ isAccessibleForFree: 'False' }) + TEASER, 400],
    [head({ isAccessibleForFree: false }) + TEASER, 400],
    [`<meta property="article:content_tier" content="locked">${TEASER}`, 400],
    [`${TEASER}<div class="c-paywall__box"><p>Read on tomorrow.</p></div>`, 400],
    [TEASER + OFFER, 400],
    [`${TEASER}<form><p>Es geht weiter.</p><button>Jetzt 4 Wochen kostenlos abonnieren</button></form>`, 400],
    [`${TEASER}<p><span role="button">登录后阅读全文</span></p>`, 400],
  ] as const;
  for (const [page, words] of walls) {
    fetchMock.mockResolvedValueOnce(respond(`<title>The ferry</title><article><h1>The ferry</h1>${page}</article>`));
    expect(await readNext(URL_OF_IT, words)).toEqual({ kind: 'stopped', cause: 'login', detail: '' });
  }
});

it('does not report a short last page with an ordinary offer as a paywall', async () => {
  const pages = [
    [TEASER, 400],
    [`${TEASER}<footer><a href="/offer">Subscribe now</a></footer>`, 400],
    [`${TEASER}<a href="/letters">Subscribe to our newsletter</a>`, 400],
    [`${TEASER}${TEASER}${OFFER}`, 300],
    [head({ isAccessibleForFree: true }) + TEASER, 400],
  ] as const;
  const joins = async (page: string, words: number): Promise<void> => {
    fetchMock.mockResolvedValueOnce(respond(`<title>The ferry</title><article><h1>The ferry</h1>${page}</article>`));
    expect(await readNext(URL_OF_IT, words)).toMatchObject({ kind: 'page' });
  };
  for (const [page, words] of pages) await joins(page, words);
  document.body.insertAdjacentHTML('beforeend', `<div id="open">${head({ isAccessibleForFree: false })}${OFFER}</div>`);
  await joins(head({ isAccessibleForFree: false }) + TEASER + OFFER, 400);
  document.querySelector('#open')?.remove();
});

it('accepts a page of a few lines', async () => {
  fetchMock.mockResolvedValueOnce(respond(`<title>The ferry</title><article><h1>The ferry</h1>${TEASER}</article>`));
  expect(await readNext()).toMatchObject({
    kind: 'page',
    article: { content: expect.stringContaining('and a flask') as string },
  });
});

it('accepts a page of two million bytes', async () => {
  fetchMock.mockResolvedValueOnce(respond(PAGE.padEnd(2_000_000)));
  expect(await readNext()).toMatchObject({ kind: 'page' });
});
