import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Report } from './in-page/probe.ts';

/** As in the other benchmarks, pages run no scripts and load nothing. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";

/** Serves one page for every host name, and takes the reports of the probe, on loopback. */
export class ClickServer {
  readonly #server: Server;
  #page: Buffer = Buffer.alloc(0);
  #onReport: (report: Report) => void = () => undefined;

  private constructor() {
    this.#server = createServer((request, response) => {
      const { hostname, search } = new URL(request.url ?? '/', `http://${request.headers.host ?? 'localhost'}`);
      if (hostname === 'report.example') {
        response.writeHead(204).end();
        this.#onReport(JSON.parse(decodeURIComponent(search.slice(1))) as Report);
      } else if (request.url === '/')
        response
          .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY })
          .end(this.#page);
      else response.writeHead(404).end();
    });
  }

  static async start(): Promise<ClickServer> {
    const server = new ClickServer();
    await new Promise<void>((resolve) => server.#server.listen(0, '127.0.0.1', resolve));
    return server;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** The page that every address shows from now on. */
  show(page: Buffer): void {
    this.#page = page;
  }

  /** The next report; null after `timeout` milliseconds without one. */
  report(timeout: number): Promise<Report | null> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, timeout, null);
      this.#onReport = (report) => {
        clearTimeout(timer);
        resolve(report);
      };
    });
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}
