import { Readability } from '@mozilla/readability';
import { Defuddle } from 'defuddle/node';
import { parseHTML } from 'linkedom';
import type * as Package from '../../src/package/index.ts';
import { ROOT } from '../command/paths.ts';

/** The built package. */
const PACKAGE = `${ROOT}dist/package/index.js`;
const { extract } = (await import(PACKAGE)) as typeof Package;

/** Each tool from the HTML of a page to the HTML of its article and its metadata, as its documentation says. */
export const TOOLS: Readonly<Record<string, (html: string, url: string) => unknown>> = {
  winnow: (html, url) => extract(html, { url }),
  'winnow, styles': (html, url) => extract(html, { url, styles: true }),
  'readability on linkedom': (html) => new Readability(parseHTML(html).document).parse(),
  'defuddle/node': (html, url) => Defuddle(html, url),
  'winnow on linkedom': (html, url) => extract(parseHTML(html).document, { url }),
};

/** The HTML that Winnow's package keeps of a page; '' for a page without text. */
export function contentOf(html: string, url: string, styles: boolean): string {
  const extraction = extract(html, { url, styles, force: true });
  return extraction.kind === 'article' ? extraction.article.content : '';
}
