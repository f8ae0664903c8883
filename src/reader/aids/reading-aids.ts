import type { Article } from '../../article.ts';
import type { ReaderHost } from '../reading/reader-host.ts';
import '../article/print-style.ts';
import { retryPictures } from './retry-pictures.ts';

/** Starts everything that is loaded after the article is shown. Returns a function that ends it. */
export function startReadingAids(
  scroller: HTMLElement,
  { url }: Article,
  { readPicture }: Pick<ReaderHost, 'readPicture'>,
): () => void {
  const ends = [readPicture && retryPictures(scroller, url, readPicture)];
  return () => {
    for (const end of ends) end?.();
  };
}
