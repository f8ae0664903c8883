import { attributeOf, queryFirst } from './safe-dom.ts';
import { parseUrl } from '../url/parse-url.ts';

/** The absolute address that relative addresses of a page start from: that of its own base element, else `url`. */
export function pageBase(document: Document, url: string): string {
  const own = queryFirst(document, 'base[href]');
  const written = own === null ? '' : attributeOf(own, 'href');
  return (written === '' ? null : parseUrl(written, url)?.href) ?? url;
}
