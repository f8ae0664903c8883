import type { ExtractOptions } from '../article/extract-options.ts';
import type { Extraction } from '../article/extraction.ts';
import type { FetchedPage } from '../dom/page-source.ts';
import { isWall } from '../dom/pagination/wall.ts';
import { parsePage } from '../dom/parse-page.ts';
import type { NextPageOutcome, NextPageRequest, StopCause } from '../platform/messages/read-outcome.ts';
import { decodePage } from './decode-page.ts';
import { parseUrl } from '../url/parse-url.ts';

/** Milliseconds until the site must have answered. */
const FETCH_TIMEOUT = 20_000;
/** Maximum size of a response, in bytes. The text of an article is about a hundredth of that. */
const MAX_BYTES = 2_000_000;
const HTML = /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
/** HTTP statuses of sites that require a sign-in, a payment or consent. */
const WALL_STATUSES = new Set([401, 402, 403, 407, 451]);
/** Paths of pages that require a sign-in, a payment or consent. */
const WALL_PATH =
  /(?:^|[/_.-])(?:log-?in|sign-?in|signup|sign-?up|anmelden|anmeldung|connexion|auth|sso|account|subscribe|subscription|register|registration|consent|paywall|captcha)(?:$|[/_.-])/i;

/** Reads a document with the code that is loaded. */
type Read = (page: FetchedPage, options: ExtractOptions) => Extraction;

/** The call that fetches and reads the next page of an article; `read` extracts a document. */
export function nextPageCall(read: Read): (request: NextPageRequest) => Promise<NextPageOutcome> {
  return async ({ url, words, algorithm, rules = [] }) => {
    const fetched = await fetchPage(url);
    if (fetched.kind === 'stopped') return fetched;
    const extraction = read(fetched.page, { algorithm, rules });
    const article = extraction.kind === 'article' ? extraction.article : null;
    if (isWall(fetched.page.document, document, article?.wordCount ?? 0, words)) return stop('login');
    return article === null ? stop('no_text') : { kind: 'page', article: { ...article, url: fetched.page.url } };
  };
}

type Fetched = { readonly kind: 'page'; readonly page: FetchedPage } | Extract<NextPageOutcome, { kind: 'stopped' }>;

function stop(cause: StopCause, detail = ''): Extract<NextPageOutcome, { kind: 'stopped' }> {
  return { kind: 'stopped', cause, detail };
}

/** Fetches a page of the same origin with its cookies, as the open page could. Its scripts do not run. */
async function fetchPage(url: NextPageRequest['url']): Promise<Fetched> {
  if (parseUrl(url)?.origin !== location.origin) return stop('other_site');
  const options = {
    credentials: 'same-origin',
    mode: 'same-origin',
    headers: { accept: 'text/html,application/xhtml+xml' },
    signal: AbortSignal.timeout(FETCH_TIMEOUT),
  } as const;
  let cause: StopCause = 'no_answer';
  try {
    let response = await fetch(url, { ...options, redirect: 'manual' });
    if (response.type === 'opaqueredirect') {
      // mode 'same-origin' rejects a redirect to another origin before it sends a request there. The error is the same
      // for a page that redirects in a circle.
      cause = 'redirect';
      response = await fetch(url, options);
      cause = 'no_answer';
    }
    return await readResponse(response);
  } catch (error) {
    return stop(options.signal.aborted ? 'no_answer' : cause, String(error));
  }
}

async function readResponse(response: Response): Promise<Fetched> {
  const { status, headers } = response;
  const url = new URL(response.url);
  if (WALL_STATUSES.has(status) || (response.redirected && WALL_PATH.test(url.pathname))) return stop('login');
  if (url.origin !== location.origin) return stop('other_site');
  if (!response.ok) return stop('gone', String(status));
  const type = headers.get('content-type') ?? '';
  if (!HTML.test(type)) return stop('no_text', type);
  const bytes = await readBytes(response);
  return bytes === null
    ? stop('too_large')
    : { kind: 'page', page: parsePage(decodePage(bytes, type, document.characterSet), url.href) };
}

/** The whole body, or null as soon as it exceeds MAX_BYTES. */
async function readBytes({ body }: Response): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(MAX_BYTES);
  let length = 0;
  const reader = body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
    if (length + chunk.value.length > MAX_BYTES) {
      await reader?.cancel();
      return null;
    }
    bytes.set(chunk.value, length);
    length += chunk.value.length;
  }
  return bytes.subarray(0, length);
}
