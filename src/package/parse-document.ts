import { parseHTML } from 'linkedom';

/** The document of a page's HTML. */
export function parseDocument(html: string): Document {
  return parseHTML(html).document as unknown as Document;
}
