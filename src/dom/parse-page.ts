import { FetchedPage } from './page-source.ts';
import { pageBase } from './page-base.ts';
import { queryAll, queryFirst } from './safe-dom.ts';
import { parseHtml } from './parse-html.ts';

/**
 * Elements that the page hides. A parsed document has no computed style, so attributes and inline styles must do. A
 * noscript with a picture stays, because it belongs to a lazy picture.
 */
const HIDDEN =
  '[hidden]:not([hidden="until-found" i]), dialog:not([open]), [style*="display:none" i], [style*="display: none" i], [style*="visibility:hidden" i], [style*="visibility: hidden" i], noscript:not(:has(img))';

/**
 * Parses a fetched page into a document that runs, loads and shows nothing. Relative addresses start from `url`, or
 * from the page's own base.
 */
export function parsePage(html: string, url: string): FetchedPage {
  const document = parseHtml(html);
  const own = queryFirst(document, 'base[href]');
  const base = own ?? document.createElement('base');
  base.setAttribute('href', pageBase(document, url));
  if (own === null) queryFirst(document, 'head')?.prepend(base);
  for (const element of queryAll(document, HIDDEN)) element.remove();
  return new FetchedPage(document, url);
}
