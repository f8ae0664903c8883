import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attackPage, BATCHES, PAYLOADS } from '../../test/attacks/attack-page.ts';
import { deepPage, largePage, longPage, pdf, picture, silence } from './generated.ts';
import { HEADERS, LEADS_TO, NOTHING_RUNS, SLOW } from './headers.ts';
import { multiPage } from './multi-page.ts';

const PAGES = fileURLToPath(new URL('../pages', import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** Its end never comes, and before a reader has waited long enough for that it is another page. */
const RESTLESS =
  '<!doctype html><title>Here</title><script>setTimeout(() => { location.search = String(performance.timeOrigin); }, 500);</script><p>Here, and there already.</p>';

/** One request as it came in; a host that is asked for by https appears as `https://host:443` and gets nothing. */
export type Seen = { readonly url: string; readonly referer: string | undefined };

export type Site = {
  /** host:port of the proxy that answers for every host name. */
  readonly proxy: string;
  /** Everything that was asked for since the last `forget`. */
  readonly seen: readonly Seen[];
  forget(): void;
  close(): Promise<void>;
};

/**
 * Answers, as a proxy on loopback, for every host there is: pages have real-looking addresses, no name is ever looked
 * up, and whatever a browser asks of the network is written down here.
 */
export async function startSite(): Promise<Site> {
  const seen: Seen[] = [];
  const server = createServer((request, response) => {
    seen.push({ url: addressOf(request), referer: request.headers.referer });
    answer(request, response).catch((cause: unknown) => {
      response.writeHead(500).end(String(cause));
    });
  });
  server.on('connect', (request, socket) => {
    seen.push({ url: `https://${request.url ?? ''}`, referer: undefined });
    socket.on('error', () => undefined);
    socket.end('HTTP/1.1 502 Nobody there\r\n\r\n');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    proxy: `127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    seen,
    forget: () => seen.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}

/** A proxy is asked with the whole address, a plain server with the path alone. */
function addressOf({ url = '/', headers }: IncomingMessage): string {
  return new URL(url, `http://${headers.host ?? 'localhost'}`).href;
}

type Answer = { readonly body: string | Buffer; readonly type: string; readonly headers?: OutgoingHttpHeaders };

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(addressOf(request));
  if (pathname === '/endless.html') {
    // All of the page, and never its end.
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .write(await readFile(join(PAGES, 'news.html')));
    return;
  }
  if (pathname === '/restless.html') {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).write(RESTLESS);
    return;
  }
  const location = LEADS_TO[pathname];
  if (location !== undefined) {
    response.writeHead(302, { location }).end();
    return;
  }
  await new Promise((resolve) => setTimeout(resolve, SLOW[pathname] ?? 0));
  const found = generated(pathname) ?? (await fromDisk(pathname));
  if (found === null) {
    response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    return;
  }
  const { body, type, headers } = found;
  response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store', ...headers }).end(body);
}

function generated(pathname: string): Answer | null {
  if (pathname === '/large.html') return { body: largePage(), type: 'text/html; charset=utf-8' };
  if (pathname === '/document.pdf') return { body: pdf(), type: 'application/pdf' };
  if (pathname === '/sound.wav') return { body: silence(), type: 'audio/wav' };
  if (pathname === '/deep.html') return { body: deepPage(), type: 'text/html; charset=utf-8' };
  if (pathname === '/long.html') return { body: longPage(), type: 'text/html; charset=utf-8' };
  const page = multiPage(pathname);
  if (page !== null) return { body: page, type: 'text/html; charset=utf-8', headers: HEADERS[pathname] ?? {} };
  const attack = /^\/attacks\/(batch|one)-(\d+)(?:\/|$)/.exec(pathname);
  if (attack !== null) {
    const payloads =
      attack[1] === 'batch' ? BATCHES[Number(attack[2])] : PAYLOADS.filter(({ id }) => id === Number(attack[2]));
    return { body: attackPage(payloads ?? []), type: 'text/html; charset=utf-8', headers: NOTHING_RUNS };
  }
  const size = /^\/picture\/(\d+)x(\d+)\/([\w-]+)\.svg$/.exec(pathname);
  if (size === null) return null;
  const [, width, height, name] = size;
  return { body: picture(Number(width), Number(height), name ?? ''), type: 'image/svg+xml' };
}

async function fromDisk(pathname: string): Promise<Answer | null> {
  // A single-page app answers at every address below its own.
  const path = pathname.startsWith('/spa/') ? '/spa.html' : pathname;
  const type = TYPES[extname(path)];
  if (type === undefined) return null;
  const file = join(PAGES, normalize(decodeURIComponent(path)));
  const body = await readFile(file).catch(() => null);
  return body === null ? null : { body, type, headers: HEADERS[path] ?? {} };
}
