import type { LightDocument } from '../light-dom/light-document.ts';
import { parseLight } from '../light-dom/parse.ts';

/**
 * `src/dom/parse-html.ts` for the package: a document of this HTML that runs, loads and shows nothing, in the package's
 * own DOM, whatever DOM the page has.
 */
export function parseHtml(html: string): Document {
  return asDocument(parseLight(html));
}

/** The only place where the package's own DOM passes for the standard one, of which it has what is used. */
export function asDocument(document: LightDocument): Document {
  return document as unknown as Document;
}
