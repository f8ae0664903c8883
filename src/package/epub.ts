import { writeBook } from '../exporters/epub/write-book.ts';
import type { Check } from './check-values.ts';
import { contentOf } from './content-of.ts';
import type { Article } from './extraction.ts';

/** Options of `toEpub`. */
export interface EpubOptions {
  /** The pictures as `data:` addresses in Base64, by their addresses in the article. Others become links. */
  readonly pictures?: ReadonlyMap<string, string> | undefined;
  /** Write the comments below the article. Default false. */
  readonly comments?: boolean | undefined;
  /** When the book was made. Default now; with a fixed time, the same article gives the same bytes. */
  readonly date?: Date | undefined;
}

const PICTURES: Check = [(value) => (value as unknown) instanceof Map, 'a Map of addresses'];
const DATE: Check = [(value) => (value as unknown) instanceof Date && Number.isFinite(Number(value)), 'a valid Date'];

/** An article as an EPUB 3 book. Needs Web Crypto, which Node has from version 20, browsers on pages of https. */
export async function toEpub(article: Article, options: EpubOptions = {}): Promise<Uint8Array> {
  const content = contentOf(article, options, { pictures: PICTURES, date: DATE });
  const { pictures = new Map(), date = new Date() } = options;
  return writeBook(article, content, pictures, date);
}
