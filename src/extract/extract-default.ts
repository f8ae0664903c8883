import type { ExtractOptions } from '../article.ts';
import { DEFAULT_ALGORITHM } from '../engine/algorithms/default.ts';
import { prepareExtraction, type PendingExtraction } from './pending-extraction.ts';

export { isWall, parsePage, type PendingExtraction } from './pending-extraction.ts';

/** The first half of `extract` by the default algorithm, without the weight of the others. */
export function prepareDefault(document: Document, options: Omit<ExtractOptions, 'algorithm'> = {}): PendingExtraction {
  return prepareExtraction(document, DEFAULT_ALGORITHM, options);
}
