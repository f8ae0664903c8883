import type { Readable } from 'node:stream';
import type { Fetch, FetchedFile } from '../net/fetch-file.ts';
import { PageError } from '../text/command-error.ts';
import { readAll, readInputFile } from './read-input.ts';
import type { Source } from './sources.ts';

export type LoadedPage = Pick<FetchedFile, 'bytes' | 'charset'> & { readonly url: string | null };

/** What servers are asked for, as browsers ask for a page. */
export const ACCEPT_PAGE = 'text/html,application/xhtml+xml;q=0.9,*/*;q=0.1';
const PAGE_TYPES = new Set(['', 'text/html', 'application/xhtml+xml']);

type LoadOptions = {
  readonly maxBytes: number;
  readonly url: string | null;
  readonly fetch: Fetch;
  readonly stdin: Readable;
};

/** The bytes of a page. `url`: the address of one that has none by itself. Rejects with PageError. */
export async function loadPage(source: Source, { maxBytes, url, fetch, stdin }: LoadOptions): Promise<LoadedPage> {
  if (source.kind === 'address') return expectPage(await fetch(source.name));
  const bytes =
    source.kind === 'file' ? await readInputFile(source.name, maxBytes) : await readAll(stdin, source.name, maxBytes);
  return { bytes, url, charset: null };
}

/** Throws PageError for a file that is no page. */
export function expectPage<T extends Pick<FetchedFile, 'url' | 'type'>>(file: T): T {
  if (PAGE_TYPES.has(file.type)) return file;
  throw new PageError('not-html', `${file.url} is no page but ${file.type}.`);
}
