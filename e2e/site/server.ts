import { readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attackPage, BATCHES, PAYLOADS } from '../../test/attacks/attack-page.ts';
import type { Answer } from './answer.ts';
import { coastPage } from './coast.ts';
import { chroniclePage, deepPage, largePage, longPage, pdf, picture, silence } from './generated.ts';
import { HEADERS, REDIRECTS, NOTHING_RUNS } from './headers.ts';
import { kindPage } from './kinds/index.ts';
import { multiPage } from './multi-page.ts';
import { revisedArabicPage, revisedPage } from './revised.ts';

const PAGES = fileURLToPath(new URL('../pages', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const FEED =
  '<?xml version="1.0"?><rss version="2.0"><channel><title>Tides</title><item><title>High water</title></item></channel></rss>';

/** Loads without end and navigates every half second, before Winnow's timeout. */
const RESTLESS =
  '<!doctype html><title>Here</title><script>setTimeout(() => { location.search = String(performance.timeOrigin); }, 500);</script><p>Here, and there already.</p>';

/** A request. An https request appears as `https://host:443` and is refused. */
export type Seen = {
  readonly url: string;
  readonly referer: string | undefined;
  readonly headers: IncomingHttpHeaders;
};

export type Site = {
  /** host:port of the server, to be used as proxy for every host. */
  readonly proxy: string;
  /** All requests since the last `forget`. */
  readonly seen: readonly Seen[];
  forget(): void;
  /** Answers the requests for `/held`. Until then a page that waits for such an answer does nothing else. */
  release(): void;
  /** Serves `/revised.html` in its first or its second version. */
  revise(isRevised: boolean): void;
  close(): Promise<void>;
};

/**
 * Starts a proxy on loopback that serves the test pages for every host name and records every request of the browser.
 * No host name is looked up.
 */
export async function startSite(): Promise<Site> {
  const seen: Seen[] = [];
  const held: ServerResponse[] = [];
  let isRevised = false;
  const server = createServer((request, response) => {
    seen.push({ url: addressOf(request), referer: request.headers.referer, headers: request.headers });
    if (new URL(addressOf(request)).pathname === '/held') {
      held.push(response);
      return;
    }
    const revised = { '/revised.html': revisedPage, '/revised-ar.html': revisedArabicPage }[
      new URL(addressOf(request)).pathname
    ];
    if (revised !== undefined) {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(revised(isRevised));
      return;
    }
    answer(request, response).catch((cause: unknown) => {
      response.writeHead(500).end(String(cause));
    });
  });
  server.on('connect', (request, socket) => {
    seen.push({ url: `https://${request.url ?? ''}`, referer: undefined, headers: {} });
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    proxy: `127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    seen,
    forget: () => seen.splice(0),
    release: () => {
      for (const response of held.splice(0)) response.end();
    },
    revise: (to) => {
      isRevised = to;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** Requests to a proxy contain the whole address, requests to a server only the path. */
function addressOf({ url = '/', headers }: IncomingMessage): string {
  return new URL(url, `http://${headers.host ?? 'localhost'}`).href;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(addressOf(request));
  if (pathname === '/endless.html') {
    // The whole page, but the response does not end.
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .write(await readFile(join(PAGES, 'news.html')));
    return;
  }
  if (pathname === '/restless.html') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(RESTLESS);
    return;
  }
  if (pathname.startsWith('/members/') && !(request.headers.cookie ?? '').includes('login=')) {
    response.writeHead(403, { 'content-type': 'text/plain' }).end('Members only');
    return;
  }
  const location = REDIRECTS[pathname];
  if (location !== undefined) {
    response.writeHead(302, { location }).end();
    return;
  }
  const found = generated(pathname) ?? (await fromDisk(pathname));
  if (found === null) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const { body, type, headers } = found;
  const typed = type === '' ? {} : { 'content-type': type };
  response.writeHead(200, { ...typed, 'cache-control': 'no-store', ...headers }).end(body);
}

function generated(pathname: string): Answer | null {
  if (pathname === '/large.html') return { body: largePage(), type: 'text/html; charset=utf-8' };
  const chronicle = /^\/(chronicle|chapters)-(\d+)\.html$/.exec(pathname);
  if (chronicle !== null)
    return { body: chroniclePage(Number(chronicle[2]), chronicle[1] === 'chapters'), type: 'text/html; charset=utf-8' };
  if (pathname === '/feed.xml') return { body: FEED, type: 'application/rss+xml' };
  if (pathname === '/document.pdf') return { body: pdf(), type: 'application/pdf' };
  if (pathname === '/sound.wav') return { body: silence(), type: 'audio/wav' };
  if (pathname === '/deep.html') return { body: deepPage(), type: 'text/html; charset=utf-8' };
  if (pathname === '/long.html') return { body: longPage(), type: 'text/html; charset=utf-8' };
  const kind = kindPage(pathname);
  if (kind !== null) return kind;
  const page = multiPage(pathname) ?? coastPage(pathname);
  if (page !== null) return { body: page, type: 'text/html; charset=utf-8', headers: HEADERS[pathname] ?? {} };
  const attack = /^\/attacks\/(batch|one)-(\d+)(?:\/|$)/.exec(pathname);
  if (attack !== null) {
    const payloads =
      attack[1] === 'batch' ? BATCHES[Number(attack[2])] : PAYLOADS.filter(({ id }) => id === Number(attack[2]));
    return { body: attackPage(payloads ?? []), type: 'text/html; charset=utf-8', headers: NOTHING_RUNS };
  }
  const size = /^\/(?:picture|members)\/(\d+)x(\d+)\/([\w-]+)\.svg$/.exec(pathname);
  if (size === null) return null;
  const [, width, height, name] = size;
  // The pictures of some services may be read by the pages of other sites.
  const headers = name?.startsWith('open-') ? { 'access-control-allow-origin': '*' } : {};
  return { body: picture(Number(width), Number(height), name ?? ''), type: 'image/svg+xml', headers };
}

async function fromDisk(pathname: string): Promise<Answer | null> {
  // The single-page app has many addresses.
  const path = pathname.startsWith('/spa/') ? '/spa.html' : pathname;
  const type = TYPES[extname(path)];
  if (type === undefined) return null;
  const file = join(PAGES, normalize(decodeURIComponent(path)));
  const body = await readFile(file).catch(() => null);
  return body === null ? null : { body, type, headers: HEADERS[path] ?? {} };
}
