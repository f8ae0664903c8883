import type { ExtractOptions } from '../article.ts';
import type { PageSource } from '../dom/page-source.ts';
import { DEFAULT_ALGORITHM } from '../engine/algorithms/default.ts';
import { type PendingExtraction, prepareExtraction } from './pending-extraction.ts';

export type { PageSource } from '../dom/page-source.ts';
export { type FormulaCode, RareCode, RareCodeMissing, type RareStructure } from '../dom/rare/rare-code.ts';
export type { PendingExtraction } from './pending-extraction.ts';

/** The first half of `extract` with the default algorithm. Importing it loads no other algorithm. */
export function prepareDefault(page: PageSource, options: Omit<ExtractOptions, 'algorithm'> = {}): PendingExtraction {
  return prepareExtraction(page, DEFAULT_ALGORITHM, options);
}
