import type { Extraction, ExtractOptions } from '../article.ts';
import type { PageSource } from '../dom/page-source.ts';
import type { RareCode } from '../dom/rare/rare-code.ts';
import type { Walk } from '../dom/walk/walk-page.ts';
import type { Algorithm, Resources, Verdicts } from '../engine/types.ts';
import { conclude } from './conclude.ts';
import { readPage } from './read-page.ts';
import { requestedVerdicts } from './requested-verdicts.ts';

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

/** The verdicts that the caller asked for; the same object where that changes nothing. */
type Request = (walk: Walk, verdicts: Verdicts, options: ExtractOptions) => Verdicts;

const byOptions: Request = ({ outline }, verdicts, options) => requestedVerdicts(outline, verdicts, options);

/** Reads a page for one algorithm. Changes nothing in the page. */
export function prepareExtraction(
  source: PageSource,
  algorithm: Algorithm,
  options: ExtractOptions,
  request: Request = byOptions,
): PendingExtraction & { readonly walk: Walk } {
  const read = readPage(source);
  let verdicts: Verdicts | null = null;
  return {
    needs: algorithm.needs?.(read.page) ?? [],
    decide(resources, rare) {
      verdicts ??= algorithm.classify(read.page, resources, { explain: options.explain === true });
      return conclude(read, verdicts, request(read.walk, verdicts, options), algorithm.id, options, rare);
    },
    walk: read.walk,
  };
}
