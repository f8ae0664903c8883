import { pageBase } from '../../dom/page-base.ts';
import { givenAddresses } from './given-addresses.ts';

/** Makes `url`, which is absolute, the address of the document. The page's own base element still counts. */
export function giveAddress(document: Document, url: string): void {
  givenAddresses.set(document, { url, base: pageBase(document, url) });
}
