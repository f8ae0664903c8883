import type { Page, Resources } from '../../../src/engine/types.ts';
import { readPage } from '../../../src/extract/read-page.ts';
import { benchAlgorithm } from '../../compat/bench-algorithms.ts';

let page: Page | null = null;

/** Walks the page once; later decisions use the result. */
export function read(): void {
  ({ page } = readPage(document));
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
