import { extract } from '../../../src/extract/library.ts';
import { textOfHtml } from '../../run/in-page/text-of-html.ts';

/** The text that the extension's engine keeps of the loaded page, and the text of HTML that something else made. */
export function textsOfPage(otherHtml: string): { readonly inBrowser: string; readonly other: string } {
  const extraction = extract(document, { force: true });
  const inBrowser = extraction.kind === 'article' ? textOfHtml(extraction.article.content) : '';
  return { inBrowser, other: textOfHtml(otherHtml) };
}
