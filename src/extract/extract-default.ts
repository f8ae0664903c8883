import type { ExtractOptions } from '../article/extract-options.ts';
import type { PageSource } from '../dom/page-source.ts';
import { DEFAULT_ALGORITHM } from '../engine/algorithms/default.ts';
import type { Steps } from '../engine/steps.ts';
import { type PendingExtraction, prepareExtraction, prepareExtractionInSteps } from './pending-extraction.ts';

/** The first half of `extract` with the default algorithm. Importing it loads no other algorithm. */
export function prepareDefault(page: PageSource, options: Omit<ExtractOptions, 'algorithm'> = {}): PendingExtraction {
  return prepareExtraction(page, DEFAULT_ALGORITHM, options);
}

/** `prepareDefault` in steps. The page must be the same at all of them. */
export function prepareDefaultInSteps(
  page: PageSource,
  options: Omit<ExtractOptions, 'algorithm'> = {},
): Steps<PendingExtraction> {
  return prepareExtractionInSteps(page, DEFAULT_ALGORITHM, options);
}
