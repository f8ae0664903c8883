import type { Extraction, ExtractOptions } from '../article.ts';
import type { PageSource } from '../dom/page-source.ts';
import type { RareCode } from '../dom/rare/rare-code.ts';
import type { Walk } from '../dom/walk/walk-page.ts';
import type { Algorithm, Resources, Verdicts } from '../engine/types.ts';
import { conclude } from './conclude.ts';
import { readPage } from './read-page.ts';

/** A walked page that waits for the resources that its algorithm needs. */
export type PendingExtraction = {
  /** Names of the resources. */
  readonly needs: readonly string[];
  /**
   * Decides with the resources at hand. A missing one is no error: the article carries a note about it. A second call
   * builds the article again of the same verdicts.
   */
  decide(resources: Resources, rare: RareCode): Extraction;
};

/** Reads a page for one algorithm; `request` may choose other blocks. Changes nothing in the page. */
export function prepareExtraction(
  source: PageSource,
  algorithm: Algorithm,
  options: ExtractOptions,
  request?: (walk: Walk, verdicts: Verdicts) => Verdicts,
): PendingExtraction & { readonly walk: Walk } {
  const read = readPage(source);
  let verdicts: Verdicts | null = null;
  return {
    needs: algorithm.needs?.(read.page) ?? [],
    decide(resources, rare) {
      verdicts ??= algorithm.classify(read.page, resources, { explain: options.explain === true });
      return conclude(read, verdicts, algorithm.id, options, rare, request?.(read.walk, verdicts));
    },
    walk: read.walk,
  };
}
