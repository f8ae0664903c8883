import type { ExtractOptions } from '../article/extract-options.ts';
import type { Extraction } from '../article/extraction.ts';
import { extract as extractWith } from '../extract/library.ts';
import { openDocument } from './dom/open-document.ts';

export { parseHtml } from './dom/parse-html.ts';

/** What the command asks for, besides the choices of `ExtractOptions`. */
export type LibraryOptions = ExtractOptions & {
  /** Absolute address of the page; the document's own where absent. */
  readonly url?: string;
};

/**
 * The whole extraction of a document of any DOM, with the structure and corrections that the package's `extract` does
 * not show. All algorithms are built in. Throws a RangeError for an unknown algorithm.
 */
export function extract(document: Document, { url, ...options }: LibraryOptions = {}): Extraction {
  openDocument(document, { url });
  return extractWith(document, options);
}
