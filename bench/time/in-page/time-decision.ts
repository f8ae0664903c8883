import { readGraph } from '../../../src/dom/metadata/json-ld.ts';
import { readSelfDescription } from '../../../src/dom/metadata/self-description.ts';
import { readMetadata } from '../../../src/dom/metadata/read-metadata.ts';
import { walkPage } from '../../../src/dom/walk/walk-page.ts';
import type { Page, Resources } from '../../../src/engine/types.ts';
import { benchAlgorithm } from '../../compat/bench-algorithms.ts';

let page: Page | null = null;

/** Reads the page, once, as every algorithm is given it. */
export function read(): void {
  const { outline } = walkPage(document);
  const graph = readGraph(document);
  const { title, excerpt: description, lang, url } = readMetadata(document, graph);
  page = { outline, title, description, lang, url, stated: readSelfDescription(document, graph) };
}

/** Milliseconds of an algorithm's first decision on the page that was read; resources are there already, as text. */
export function decide(id: string, resources: Resources): number {
  const algorithm = benchAlgorithm(id);
  if (!algorithm || !page) throw new Error(`"${id}" has nothing to decide on.`);
  void globalThis.gc?.();
  const start = performance.now();
  algorithm.classify(page, resources);
  return performance.now() - start;
}
