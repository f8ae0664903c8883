import { readGraph } from '../../../src/dom/metadata/json-ld.ts';
import { readSelfDescription } from '../../../src/dom/metadata/self-description.ts';
import { readDeclared, readMetadata } from '../../../src/dom/metadata/read-metadata.ts';
import { walkPage } from '../../../src/dom/walk/walk-page.ts';
import type { Page, Resources } from '../../../src/engine/types.ts';
import { benchAlgorithm } from '../../compat/bench-algorithms.ts';

let page: Page | null = null;

/** Walks the page once; later decisions use the result. */
export function read(): void {
  const walk = walkPage(document);
  const graph = readGraph(document);
  const { title, excerpt: description, lang, url } = readMetadata(readDeclared(document, graph), walk);
  page = { outline: walk.outline, title, description, lang, url, stated: readSelfDescription(document, graph) };
}

/** Milliseconds of an algorithm's decision on the walked page, without loading its resources. */
export function decide(id: string, resources: Resources): number {
  const algorithm = benchAlgorithm(id);
  if (!algorithm || !page) throw new Error(`"${id}" is unknown or read() was not called.`);
  void globalThis.gc?.();
  const start = performance.now();
  algorithm.classify(page, resources);
  return performance.now() - start;
}
