import type { ExtractOptions } from '../article/extract-options.ts';
import type { Extraction } from '../article/extraction.ts';
import { extract as extractWith } from '../extract/library.ts';
import { giveAddress } from './dom/give-address.ts';
import { givenAddresses } from './dom/given-addresses.ts';
import { useParserOf } from './dom/parse-html.ts';
import { forgetMarkup } from './dom/markup-style.ts';
import { urlOf } from './dom/safe-dom.ts';

export { algorithms } from '../extract/library.ts';
export type { Article, Extraction } from '../extract/library.ts';

/** What a program asks for, besides the choices of `ExtractOptions`. */
export type LibraryOptions = ExtractOptions & {
  /** Absolute address of the page; the document's own where absent. */
  readonly url?: string;
};

/**
 * Finds the article of a document of any DOM: a browser's, jsdom, happy-dom or linkedom. Changes nothing in it. Without
 * layout it goes by the markup (src/package/README.md). All resources are built in: the API of dist/engine/winnow.js.
 * Throws a TypeError for a `url` that is not absolute, and a RangeError for an unknown algorithm.
 */
export function extract(document: Document, { url, ...options }: LibraryOptions = {}): Extraction {
  if (url !== undefined && !URL.canParse(url)) throw new TypeError(`The url "${url}" is not absolute.`);
  useParserOf(document);
  forgetMarkup();
  givenAddresses.delete(document);
  const address = url ?? urlOf(document);
  if (url !== undefined || !('baseURI' in document) || !URL.canParse(document.baseURI ?? ''))
    giveAddress(document, address);
  return extractWith(document, options);
}
