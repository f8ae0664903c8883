import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import type { Duplex } from 'node:stream';
import { guardedLookup } from '../net/guarded-lookup.ts';
import { webAddress } from '../net/web-address.ts';
import { PageError } from '../text/command-error.ts';

type Guard = { readonly allowPrivate: boolean };

/** A proxy on this machine. Everything that a browser asks for passes its checks, whatever script asks for it. */
export type GuardedProxy = {
  readonly address: string;
  /** The first refusal since the last call, which the browser only knows as a failed connection. */
  takeRefusal(): PageError | null;
  close(): Promise<void>;
};

/** Headers for the proxy itself. */
const HOP = ['proxy-connection', 'proxy-authorization', 'connection', 'keep-alive'];

/** Opens a proxy that connects to public addresses only, unless `allowPrivate`. */
export async function openGuardedProxy(guard: Guard): Promise<GuardedProxy> {
  const refusal: { first: PageError | null } = { first: null };
  const refused = (cause: unknown): void => {
    if (cause instanceof PageError) refusal.first ??= cause;
  };
  const lookup = guard.allowPrivate ? {} : { lookup: guardedLookup };
  const server = createServer((asked, answer) => {
    forward(asked, answer, { guard, lookup, refused });
  });
  server.on('connect', (asked: IncomingMessage, client: Duplex) => {
    tunnel(asked, client, { guard, lookup, refused });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${String(port)}`,
    takeRefusal() {
      const { first } = refusal;
      refusal.first = null;
      return first;
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

type Way = {
  readonly guard: Guard;
  readonly lookup: { readonly lookup?: typeof guardedLookup };
  readonly refused: (cause: unknown) => void;
};

/** Passes a request of http on. */
function forward(asked: IncomingMessage, answer: ServerResponse, { guard, lookup, refused }: Way): void {
  const fail = (cause: unknown): void => {
    refused(cause);
    if (answer.headersSent) answer.destroy();
    else answer.writeHead(502).end();
  };
  try {
    const url = webAddress(asked.url ?? '', guard);
    const headers = Object.fromEntries(Object.entries(asked.headers).filter(([name]) => !HOP.includes(name)));
    const sent = request(url, { method: asked.method, headers, ...lookup }, (received) => {
      answer.writeHead(received.statusCode ?? 502, received.rawHeaders);
      received.on('error', fail).pipe(answer);
    });
    sent.on('error', fail);
    asked.on('error', fail).pipe(sent);
  } catch (cause) {
    fail(cause);
  }
}

/** Connects a browser with a server, for https and for web sockets. */
function tunnel(asked: IncomingMessage, client: Duplex, { guard, lookup, refused }: Way): void {
  const fail = (cause: unknown): void => {
    refused(cause);
    client.destroy();
  };
  try {
    const { hostname, port } = webAddress(`https://${asked.url ?? ''}`, guard);
    const host = hostname.replace(/^\[|\]$/g, '');
    const server = connect({ host, port: Number(port || '443'), ...lookup }, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      server.pipe(client);
      client.pipe(server);
    });
    server.on('error', fail);
    client.on('error', () => server.destroy());
    client.on('close', () => server.destroy());
  } catch (cause) {
    fail(cause);
  }
}
