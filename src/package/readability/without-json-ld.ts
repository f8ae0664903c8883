import { parseHtml } from '../dom/parse-html.ts';
import { documentElementOf, queryAll, urlOf } from '../dom/safe-dom.ts';

/** A copy of a document without its JSON-LD, in the package's own DOM, and its address. */
export function withoutJsonLd(original: Document): { document: Document; url: string } {
  // Its HTML and not its nodes: a page can give a form children that are not its own.
  const document = parseHtml(documentElementOf(original)?.outerHTML ?? '');
  for (const script of queryAll(document, 'script[type="application/ld+json" i]')) script.remove();
  return { document, url: urlOf(original) };
}
