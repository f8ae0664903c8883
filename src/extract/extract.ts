import type { AlgorithmInfo, Extraction, ExtractOptions } from '../article.ts';
import { ALGORITHMS, algorithmById } from '../engine/algorithms/index.ts';
import { blockBoxes, type Box } from '../dom/boxes/block-boxes.ts';
import type { Resources } from '../engine/types.ts';
import { prepareExtraction, type PendingExtraction } from './pending-extraction.ts';

export type { AlgorithmInfo, Article, Extraction, ExtractOptions } from '../article.ts';
export type { PendingExtraction } from './pending-extraction.ts';

export type PaintableExtraction = PendingExtraction & {
  /** Where each block stands now, in CSS pixels of the viewport; null for one that has no place. Parallel to the blocks that `explain` accounts for. */
  boxes(): readonly (Box | null)[];
};

/** The algorithms that `extract` knows, the default one first. */
export const algorithms: readonly AlgorithmInfo[] = ALGORITHMS.map(({ id, label }) => ({ id, label }));

/**
 * Finds the article of a live page. Reads the page and changes nothing in it. "No article here" is an answer with a reason and the best guess;
 * with `force` the best guess is given as an article wherever the page has any text.
 * Throws a RangeError for an algorithm id that is not registered; `algorithms` lists them.
 */
export function extract(document: Document, options: ExtractOptions = {}, resources: Resources = {}): Extraction {
  return prepareChosen(document, options).decide(resources);
}

/** The first half of `extract`, for callers that have to fetch resources. Throws as `extract` does. */
export function prepareChosen(document: Document, options: ExtractOptions = {}): PaintableExtraction {
  const algorithm = algorithmById(options.algorithm);
  if (!algorithm)
    throw new RangeError(
      `There is no algorithm "${options.algorithm}". Known: ${algorithms.map(({ id }) => id).join(', ')}.`,
    );
  const { walk, ...reading } = prepareExtraction(document, algorithm, options);
  return { ...reading, boxes: () => blockBoxes(walk) };
}
