import type { TextOfPage } from '../../command/options.ts';
import { readGraph } from '../../../src/dom/metadata/json-ld.ts';
import { readSelfDescription } from '../../../src/dom/metadata/self-description.ts';
import { readMetadata } from '../../../src/dom/metadata/read-metadata.ts';
import { readTree } from '../../../src/dom/walk/read-tree.ts';
import { walkPage } from '../../../src/dom/walk/walk-page.ts';

/** The input of an algorithm for this page, as JSON, from its visible text or all its text (TextOfPage). */
export function pageAsJson(text: TextOfPage): string {
  const graph = readGraph(document);
  const { title, excerpt: description, lang, url } = readMetadata(document, graph);
  const stated = readSelfDescription(document, graph);
  const { outline } =
    text === 'shown'
      ? walkPage(document, [...stated.bodies, description])
      : readTree(document.body, { lang: document.documentElement.lang, noscript: text === 'written', hidden: true });
  return JSON.stringify({ outline, title, description, lang, url, stated });
}
