import type { Article } from '../../article.ts';
import type { ReaderHost } from '../reading/reader-host.ts';
import { setPrintedSource } from '../print/print-article.ts';
import { webAddress } from '../text/page-strings.ts';
import { retryPictures } from './retry-pictures.ts';

/** Starts everything that is loaded after the article is shown. Returns a function that ends it. */
export function startReadingAids(
  scroller: HTMLElement,
  { url }: Article,
  { readPicture, isKept }: Pick<ReaderHost, 'readPicture' | 'isKept'>,
): () => void {
  setPrintedSource(webAddress(url) ?? '');
  const ends = [readPicture && retryPictures(scroller, isKept ? null : url, readPicture)];
  return () => {
    for (const end of ends) end?.();
  };
}
