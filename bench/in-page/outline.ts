import { readGraph } from '../../src/dom/metadata/json-ld.ts';
import { readStated } from '../../src/dom/metadata/stated.ts';
import { readMetadata } from '../../src/dom/read-metadata.ts';
import { readTree } from '../../src/dom/walk/read-tree.ts';
import { walkPage } from '../../src/dom/walk.ts';

/** What an algorithm would be given of this page, as JSON; or, with `allText`, of all that is written in it. */
export function pageAsJson(allText: boolean): string {
  const { outline } = allText ? readTree(document.body, { lang: document.documentElement.lang, noscript: true, hidden: true }) : walkPage(document);
  const graph = readGraph(document);
  const { title, excerpt: description, lang, url } = readMetadata(document, graph);
  return JSON.stringify({ outline, title, description, lang, url, stated: readStated(document, graph) });
}
