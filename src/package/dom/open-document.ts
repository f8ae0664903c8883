import { giveAddress } from './give-address.ts';
import { givenAddresses } from './given-addresses.ts';
import { keptClasses } from './kept-classes.ts';
import { forgetMarkup, readStyleElements } from './markup-style.ts';
import { urlOf } from './safe-dom.ts';
import { isUrl } from '../../url/parse-url.ts';

/** What a caller says of a document: addresses, classes that stay, and whether its style elements count. */
type Given = {
  readonly url?: string | undefined;
  readonly base?: string | undefined;
  readonly keepClasses?: boolean | readonly string[] | undefined;
  readonly styles?: boolean | undefined;
};

/** Makes a document ready to be read, and forgets what was known of it before. */
export function openDocument(document: Document, { url, base, keepClasses = false, styles = false }: Given): void {
  forgetMarkup();
  if (styles) readStyleElements(document);
  givenAddresses.delete(document);
  if (keepClasses === false) keptClasses.delete(document);
  else keptClasses.set(document, keepClasses === true ? true : new Set(keepClasses));
  const address = url ?? urlOf(document);
  if (url !== undefined || base !== undefined || !('baseURI' in document) || !isUrl(document.baseURI ?? ''))
    giveAddress(document, address, base);
}
