import type { ExtractOptions } from '../article.ts';
import { type FetchedPage, isWall, parsePage, type PendingExtraction } from '../extract/extract-default.ts';
import type { NextPageOutcome, NextPageRequest, StopCause } from '../platform/read-outcome.ts';
import { loadedPacks } from '../platform/loaded-packs.ts';
import type { TabScripts } from '../platform/protocol.ts';
import { decodePage } from './decode-page.ts';

/** How long the site may take, in milliseconds. */
const PATIENCE = 20_000;
/** Bytes of a page. Text of an article is a hundredth of that; what is larger is no page of one. */
const LARGEST_PAGE = 2_000_000;
const HTML = /^(?:text\/html|application\/xhtml\+xml)\s*(?:;|$)/i;
/** Answers that ask for something first: sign in, pay, agree, prove to be no machine. */
const WALLS = new Set([401, 402, 403, 407, 451]);
/** Where sites lead those who have to do something first. */
const WALL_PATH =
  /(?:^|[/_.-])(?:log-?in|sign-?in|signup|sign-?up|anmelden|anmeldung|connexion|auth|sso|account|subscribe|subscription|register|registration|consent|paywall|captcha)(?:$|[/_.-])/i;

/** The call that reads on, by the way the script reads a document. */
export function nextPageCalls(
  read: (page: FetchedPage, ask: ExtractOptions) => PendingExtraction,
): Pick<TabScripts['extract'], 'nextPage'> {
  return {
    async nextPage({ url, words, algorithm }) {
      const fetched = await fetchPage(url);
      if (fetched.kind === 'stopped') return fetched;
      const extraction = read(fetched.page, { algorithm }).decide(loadedPacks());
      const article = extraction.kind === 'article' ? extraction.article : null;
      if (isWall(fetched.page.document, document, article?.wordCount ?? 0, words)) return stop('login');
      return article === null ? stop('no_text') : { kind: 'page', article: { ...article, url: fetched.page.url } };
    },
  };
}

type Fetched = { readonly kind: 'page'; readonly page: FetchedPage } | Extract<NextPageOutcome, { kind: 'stopped' }>;

function stop(cause: StopCause, detail = ''): Extract<NextPageOutcome, { kind: 'stopped' }> {
  return { kind: 'stopped', cause, detail };
}

/** Asks the site for a page as the open page itself could: its origin and no other, with its cookies, nothing run. */
async function fetchPage(url: NextPageRequest['url']): Promise<Fetched> {
  if (!URL.canParse(url) || new URL(url).origin !== location.origin) return stop('other_site');
  const options = {
    credentials: 'same-origin',
    mode: 'same-origin',
    headers: { accept: 'text/html,application/xhtml+xml' },
    signal: AbortSignal.timeout(PATIENCE),
  } as const;
  let isLedElsewhere = false;
  try {
    let response = await fetch(url, { ...options, redirect: 'manual' });
    isLedElsewhere = response.type === 'opaqueredirect';
    // Followed within the origin alone: a step out of it fails before anything is asked of the other site.
    if (isLedElsewhere) response = await fetch(url, options);
    return await judge(response);
  } catch (cause) {
    return stop(isLedElsewhere ? 'other_site' : 'no_answer', String(cause));
  }
}

async function judge(response: Response): Promise<Fetched> {
  const { status, headers } = response;
  const url = new URL(response.url);
  if (WALLS.has(status) || (response.redirected && WALL_PATH.test(url.pathname))) return stop('login');
  if (url.origin !== location.origin) return stop('other_site');
  if (!response.ok) return stop('gone', String(status));
  const type = headers.get('content-type') ?? '';
  if (!HTML.test(type)) return stop('no_text', type);
  const bytes = await readBytes(response);
  return bytes === null
    ? stop('too_large')
    : { kind: 'page', page: parsePage(decodePage(bytes, type, document.characterSet), url.href) };
}

/** The whole body, or null where it is larger than a page may be; the rest of it is not waited for. */
async function readBytes({ body }: Response): Promise<Uint8Array | null> {
  const bytes = new Uint8Array(LARGEST_PAGE);
  let length = 0;
  const reader = body?.getReader();
  for (let chunk = await reader?.read(); chunk?.value !== undefined; chunk = await reader?.read()) {
    if (length + chunk.value.length > LARGEST_PAGE) {
      await reader?.cancel();
      return null;
    }
    bytes.set(chunk.value, length);
    length += chunk.value.length;
  }
  return bytes.subarray(0, length);
}
