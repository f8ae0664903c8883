import type { Extraction } from '../../article/extraction.ts';
import { extract, type LibraryOptions, parseHtml } from '../../package/library.ts';
import { isUrl } from '../../url/parse-url.ts';

/** A parsed page. */
export type ParsedPage = {
  extract(options: LibraryOptions): Extraction;
  /** The address that the page states for itself; null where it states none of the web. */
  readonly statedUrl: string | null;
  /** The elements that a selector of CSS matches. Throws an Error for what is no selector. */
  match(selector: string): Element[];
};

/** Reads a page from its HTML. */
export function parsePage(html: string): ParsedPage {
  const document = parseHtml(html);
  return {
    extract: (options) => extract(document, options),
    statedUrl: statedUrlOf(document),
    match: (selector) => [...document.querySelectorAll(selector)],
  };
}

function statedUrlOf(document: Document): string | null {
  const canonical = document.querySelector('link[rel~="canonical" i]')?.getAttribute('href');
  const stated = canonical ?? document.querySelector('meta[property="og:url"]')?.getAttribute('content') ?? '';
  return /^https?:/i.test(stated) && isUrl(stated) ? stated : null;
}
