import { writeBook } from '../exporters/epub/write-book.ts';
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

/** An article as an EPUB 3 book. Needs Web Crypto, which Node has from version 20, browsers on pages of https. */
export function toEpub(
  article: Article,
  { pictures = new Map(), comments = false, date = new Date() }: EpubOptions = {},
): Promise<Uint8Array> {
  return writeBook(article, contentOf(article, { comments }), pictures, date);
}
