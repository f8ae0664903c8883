import type { ExtractOptions } from '../article/extract-options.ts';
import type { Extraction } from '../article/extraction.ts';
import { ALL_CODE } from '../dom/rare/all-code.ts';
import { blockBoxes, type Box } from '../dom/boxes/block-boxes.ts';
import type { PageSource } from '../dom/page-source.ts';
import { ALGORITHMS, algorithmById } from '../engine/algorithms/index.ts';
import type { Resources } from '../engine/types.ts';
import { selectedText } from '../dom/walk/selected-blocks.ts';
import type { Walk } from '../dom/walk/walk-page.ts';
import { explainBlocks } from './explain-blocks.ts';
import { type PendingExtraction, prepareExtraction } from './pending-extraction.ts';
import type { ReadPage } from './read-page.ts';
import { onlySelection, selectedVerdicts } from './selected-verdicts.ts';

export type { ExtractOptions } from '../article/extract-options.ts';
export type { Extraction } from '../article/extraction.ts';
export type { PendingExtraction } from './pending-extraction.ts';

/** A pending extraction that can also locate its blocks on the page, for the heatmap. */
export type HeatmapExtraction = PendingExtraction & {
  /**
   * Where each block is now, in CSS pixels of the viewport; null for a block that is not visible. Parallel to the
   * blocks of `explain`.
   */
  boxes(): readonly (Box | null)[];
};

/** A pending extraction with the page as it was read, for reports. */
export type ReadExtraction = PendingExtraction & { readonly read: ReadPage };

/** The algorithms that `extract` offers, the default first. */
export const algorithms: readonly string[] = ALGORITHMS.map(({ id }) => id);

/**
 * Finds the article of a live page. Changes nothing in the page. A page without an article gives a reason and the best
 * guess; with `force` the best guess is given as the article wherever the page has any text.
 * Throws a RangeError for an algorithm id that is not registered; `algorithms` lists them.
 */
export function extract(document: Document, options: ExtractOptions = {}, resources: Resources = {}): Extraction {
  return prepareChosen(document, options).decide(resources, ALL_CODE);
}

/** The first half of `extract`, for callers that have to fetch resources. Throws as `extract` does. */
export function prepareChosen(
  page: PageSource,
  options: ExtractOptions = {},
): HeatmapExtraction & ReadExtraction & { readonly walk: Walk } {
  const algorithm = algorithmById(options.algorithm);
  if (!algorithm)
    throw new RangeError(`There is no algorithm "${options.algorithm}". Known: ${algorithms.join(', ')}.`);
  if (options.alternative !== 'selected-text') {
    const pending = prepareExtraction(page, algorithm, options, { explain: explainBlocks });
    const { walk } = pending.read;
    return { ...pending, walk, boxes: () => blockBoxes(walk) };
  }
  // Rules of the site do not change selected text.
  const { read, needs, decide } = prepareExtraction(
    page,
    algorithm,
    { ...options, rules: [] },
    {
      request: (walk, verdicts) => selectedVerdicts(verdicts, selectedText(walk)),
      explain: explainBlocks,
    },
  );
  return {
    read,
    needs,
    decide: (resources, need) => onlySelection(decide(resources, need)),
    boxes: () => blockBoxes(read.walk),
    walk: read.walk,
  };
}
