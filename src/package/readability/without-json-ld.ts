import { asDocument } from '../dom/parse-html.ts';
import { queryAll, urlOf } from '../dom/safe-dom.ts';
import { LightDocument } from '../light-dom/light-document.ts';

/** A copy of a document without its JSON-LD, in the package's own DOM, and its address. */
export function withoutJsonLd(original: Document): { document: Document; url: string } {
  const copy = new LightDocument();
  for (let node = original.firstChild; node !== null; node = node.nextSibling) copy.append(copy.importNode(node, true));
  const document = asDocument(copy);
  for (const script of queryAll(document, 'script[type="application/ld+json" i]')) script.remove();
  return { document, url: urlOf(original) };
}
