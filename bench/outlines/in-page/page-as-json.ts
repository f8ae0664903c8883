import type { TextOfPage } from '../../command/options.ts';
import { readGraph } from '../../../src/dom/metadata/json-ld.ts';
import { readSelfDescription } from '../../../src/dom/metadata/self-description.ts';
import { readDeclared, readMetadata } from '../../../src/dom/metadata/read-metadata.ts';
import { readTree } from '../../../src/dom/walk/read-tree.ts';
import { walkPage } from '../../../src/dom/walk/walk-page.ts';

/** The input of an algorithm for this page, as JSON, from its visible text or all its text (TextOfPage). */
export function pageAsJson(text: TextOfPage): string {
  const graph = readGraph(document);
  const declared = readDeclared(document, graph);
  const stated = readSelfDescription(document, graph);
  const walk = walkPage(document, [...stated.bodies, declared.excerpt]);
  const { title, excerpt: description, lang, url } = readMetadata(declared, walk);
  const { outline } =
    text === 'shown'
      ? walk
      : readTree(document.body, { lang: document.documentElement.lang, noscript: text === 'written', hidden: true });
  return JSON.stringify({ outline, title, description, lang, url, stated });
}
