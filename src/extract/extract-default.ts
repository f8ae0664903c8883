import type { ExtractOptions } from '../article.ts';
import { DEFAULT_ALGORITHM } from '../engine/algorithms/default.ts';
import { readWith, type Reading } from './pending-extraction.ts';

export { isWall, parsePage, type Reading } from './pending-extraction.ts';

/** The first half of `extract` by the default algorithm, without the weight of the others. */
export function readByDefault(document: Document, options: Omit<ExtractOptions, 'algorithm'> = {}): Reading {
  return readWith(document, DEFAULT_ALGORITHM, options);
}
