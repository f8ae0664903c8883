import { Agent, type Dispatcher, EnvHttpProxyAgent, fetch, type RequestInit, type Response } from 'undici';
import { PageError } from '../text/command-error.ts';
import { whyUnread } from '../text/why-unread.ts';
import { isAddress } from './addresses.ts';
import { expectPublicName, guardedLookup } from './guarded-lookup.ts';
import { webAddress } from './web-address.ts';
import { parseUrl } from '../../url/parse-url.ts';

export type NetOptions = {
  /** Milliseconds for one file, redirects included. */
  readonly timeout: number;
  /** Bytes of one file, after decompression. */
  readonly maxBytes: number;
  readonly userAgent: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** Language that servers are asked for; null for any. */
  readonly lang: string | null;
  /** Allow addresses of this machine and of private networks. */
  readonly allowPrivate: boolean;
};

export type FetchedFile = {
  /** The address after redirects. */
  readonly url: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Lower case, without parameters; '' where the server states none. */
  readonly type: string;
  readonly charset: string | null;
};

/** Gets an address of the web. Rejects with PageError. */
export type Fetch = (address: string) => Promise<FetchedFile>;

/** As browsers allow them. */
const MAX_REDIRECTS = 20;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const PROXIES = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY'];

/** Fetches files of the web, and nothing else: no third party is called. */
export class Fetcher {
  readonly #dispatcher: Dispatcher;
  readonly #hasProxy = PROXIES.some((name) => (process.env[name] ?? '') !== '');

  constructor(readonly options: NetOptions) {
    const connect = options.allowPrivate ? {} : { lookup: guardedLookup };
    // The proxy itself is usually in the own network, so only connections without one are guarded.
    this.#dispatcher = this.#hasProxy ? new EnvHttpProxyAgent({ connect, proxyTunnel: false }) : new Agent({ connect });
  }

  /** Fetches a file. `accept`: what the server is asked for. Rejects with PageError. */
  async fetch(address: string, accept: string): Promise<FetchedFile> {
    const signal = AbortSignal.timeout(this.options.timeout);
    try {
      return await this.#follow(address, accept, signal);
    } catch (cause) {
      throw signal.aborted ? this.#tooSlow(address) : networkError(address, cause);
    }
  }

  async close(): Promise<void> {
    await this.#dispatcher.destroy();
  }

  async #follow(address: string, accept: string, signal: AbortSignal): Promise<FetchedFile> {
    let url = await this.#allowed(address);
    const first = url.origin;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await fetch(url, {
        redirect: 'manual',
        signal,
        dispatcher: this.#dispatcher,
        // Headers of the caller may hold a password, so another site does not get them.
        headers: { ...this.#headers(accept), ...(url.origin === first && Object.fromEntries(this.options.headers)) },
      } satisfies RequestInit);
      const location = REDIRECTS.has(response.status) ? response.headers.get('location') : null;
      if (location === null) return await this.#received(url, response);
      await response.body?.cancel();
      const next = parseUrl(location, url);
      if (next === null) throw new PageError('bad-address', `${url.host} leads to "${location}".`);
      url = await this.#allowed(next.href);
    }
    throw new PageError('network', `${address} leads to more than ${String(MAX_REDIRECTS)} other addresses.`);
  }

  async #allowed(address: string): Promise<URL> {
    const { allowPrivate } = this.options;
    const url = webAddress(address, { allowPrivate });
    if (!allowPrivate && this.#hasProxy && !isAddress(url.hostname)) await expectPublicName(url.hostname);
    return url;
  }

  #headers(accept: string): Record<string, string> {
    const { userAgent, lang } = this.options;
    return { accept, 'user-agent': userAgent, ...(lang !== null && { 'accept-language': lang }) };
  }

  async #received(url: URL, response: Response): Promise<FetchedFile> {
    if (!response.ok) {
      await response.body?.cancel();
      throw new PageError(
        'http-status',
        `${url.href} answered ${String(response.status)} ${response.statusText}`.trim(),
      );
    }
    const [type = '', ...parameters] = (response.headers.get('content-type') ?? '').split(';');
    const charset =
      parameters.map((one) => /^charset="?([^"]*)"?$/i.exec(one.replace(/\s/g, ''))?.[1]).find(Boolean) ?? null;
    return { url: url.href, bytes: await this.#body(url, response), type: type.trim().toLowerCase(), charset };
  }

  async #body(url: URL, { body }: Response): Promise<Uint8Array<ArrayBuffer>> {
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of body ?? []) {
      const bytes = chunk as Uint8Array;
      length += bytes.length;
      if (length > this.options.maxBytes)
        throw new PageError(
          'too-large',
          `${url.href} has more than ${String(this.options.maxBytes)} bytes (--max-bytes).`,
        );
      chunks.push(bytes);
    }
    return joined(chunks, length);
  }

  #tooSlow(address: string): PageError {
    return new PageError(
      'timeout',
      `${address} did not answer within ${String(this.options.timeout / 1000)} s (--timeout).`,
    );
  }
}

/** One array with its own memory, which can be handed to a thread. */
function joined(chunks: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}

function networkError(address: string, cause: unknown): PageError {
  // undici wraps what happened at the connection, and Node wraps the failures for each address of a host.
  for (let at = cause; at instanceof Error; at = at.cause) {
    if (at instanceof PageError) return at;
    if (at instanceof AggregateError && at.errors.length > 0) return networkError(address, at.errors[0]);
    if (at.cause === undefined) return new PageError('network', `${address}: ${whyUnread(at)}`);
  }
  return new PageError('network', `${address}: ${String(cause)}`);
}
