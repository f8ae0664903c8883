import type { PagesRequest } from './arguments/request.ts';
import { ACCEPT_PAGE } from './files/fetch-source.ts';
import type { Fetch, Fetcher } from './net/fetch-file.ts';
import { PageError } from './text/command-error.ts';

const ACCEPT_IMAGE = 'image/jpeg,image/png,image/gif,*/*;q=0.1';
/** Pictures of one book that are fetched at a time, and at most. */
const PICTURES_AT_ONCE = 4;
const MAX_PICTURES = 200;

type PageFetcher = {
  /** A page, by a browser that runs its scripts where that was asked for. */
  readonly load: Fetch;
  /** `data:` addresses of the pictures that could be had. */
  fetchPictures(addresses: readonly string[]): Promise<(readonly [address: string, data: string])[]>;
  close(): Promise<void>;
};

/** Fetches what a run needs. Its libraries, or the browser, are loaded at the first address. */
export function pageFetcher({ net, render }: Pick<PagesRequest, 'net' | 'render'>): PageFetcher {
  const opened: { fetcher?: Promise<Fetcher>; browser?: Promise<{ fetch: Fetch; close(): Promise<void> }> } = {};
  const fetcher = (): Promise<Fetcher> =>
    (opened.fetcher ??= import('./net/fetch-file.ts').then(({ Fetcher: Made }) => new Made(net)));
  const browser = () =>
    (opened.browser ??= import('./render/rendering-browser.ts').then(({ openBrowser }) => openBrowser(net)));
  return {
    load: async (address) =>
      render ? (await browser()).fetch(address) : (await fetcher()).fetch(address, ACCEPT_PAGE),
    async fetchPictures(addresses) {
      const waiting = addresses.slice(0, MAX_PICTURES);
      const found: (readonly [string, string])[] = [];
      const next = async (): Promise<void> => {
        for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
          const data = await pictureOf(address, await fetcher());
          if (data !== null) found.push([address, data]);
        }
      };
      await Promise.all(Array.from({ length: PICTURES_AT_ONCE }, next));
      return found;
    },
    async close() {
      // One that could not be opened has failed the page that asked for it.
      const all = await Promise.allSettled([opened.fetcher, opened.browser]);
      await Promise.all(all.map((one) => (one.status === 'fulfilled' ? one.value?.close() : undefined)));
    },
  };
}

/** A picture as a `data:` address; null for one that cannot be had, which becomes a link in the book. */
async function pictureOf(address: string, fetcher: Fetcher): Promise<string | null> {
  if (/^data:/i.test(address)) return address;
  try {
    const { bytes, type } = await fetcher.fetch(address, ACCEPT_IMAGE);
    return type.startsWith('image/') ? `data:${type};base64,${Buffer.from(bytes).toString('base64')}` : null;
  } catch (cause) {
    if (cause instanceof PageError) return null;
    throw cause;
  }
}
