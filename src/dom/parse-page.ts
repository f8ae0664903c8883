import { attributeOf, setAddress } from './safe-dom.ts';
import { queryAll, queryFirst } from './metadata/page-query.ts';

/** What a page does not show. Nothing here can be asked what it looks like, as no style sheet is loaded: what the markup itself says has to do. A noscript with a picture stands beside a lazy one. */
const UNSEEN =
  '[hidden]:not([hidden="until-found" i]), dialog:not([open]), [style*="display:none" i], [style*="display: none" i], [style*="visibility:hidden" i], [style*="visibility: hidden" i], noscript:not(:has(img))';

/** A fetched page as a document that runs nothing, loads nothing and shows nothing; its relative addresses start from url, or from where its own base says. */
export function parsePage(html: string, url: string): Document {
  const page = new DOMParser().parseFromString(html, 'text/html');
  setAddress(page, url);
  const own = queryFirst(page, 'base[href]');
  const base = own ?? page.createElement('base');
  const written = own === null ? '' : attributeOf(own, 'href');
  base.setAttribute('href', URL.canParse(written, url) ? new URL(written, url).href : url);
  if (own === null) queryFirst(page, 'head')?.prepend(base);
  for (const element of queryAll(page, UNSEEN)) element.remove();
  return page;
}
