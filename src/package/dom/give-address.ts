import { pageBase } from '../../dom/page-base.ts';
import { givenAddresses } from './given-addresses.ts';

/**
 * Makes `url`, which is absolute, the address of the document. Relative addresses start from `base`; where that is
 * absent, from the page's own base element or `url`.
 */
export function giveAddress(document: Document, url: string, base = pageBase(document, url)): void {
  givenAddresses.set(document, { url, base });
}
