import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A server on this machine that answers by path, and keeps what it was asked. */
export class LocalServer {
  readonly asked: IncomingMessage[] = [];
  /** Hosts that were asked for by CONNECT, as of a proxy. Each is refused. */
  readonly tunnels: string[] = [];
  private constructor(
    private readonly server: Server,
    readonly answers: Map<string, Answer>,
  ) {}

  static async open(answers: Readonly<Record<string, Answer>> = {}): Promise<LocalServer> {
    const known = new Map(Object.entries(answers));
    const listener: { on: RequestListener } = { on: () => undefined };
    const server = createServer((request, response) => {
      listener.on(request, response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const made = new LocalServer(server, known);
    listener.on = (request, response) => {
      made.asked.push(request);
      const answer = known.get(request.url ?? '');
      if (answer) answer(request, response);
      else response.writeHead(404).end();
    };
    server.on('connect', ({ url = '' }: IncomingMessage, socket) => {
      made.tunnels.push(url);
      socket.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    });
    return made;
  }

  get origin(): string {
    return `http://127.0.0.1:${String((this.server.address() as AddressInfo).port)}`;
  }

  close(): Promise<void> {
    return new Promise((resolve) => {
      this.server.close(() => {
        resolve();
      });
      this.server.closeAllConnections();
    });
  }
}

export const page =
  (html: string | Uint8Array, type = 'text/html; charset=utf-8'): Answer =>
  (_, response) => {
    response.writeHead(200, { 'content-type': type }).end(html);
  };

export const redirect =
  (location: string): Answer =>
  (_, response) => {
    response.writeHead(302, { location }).end();
  };
