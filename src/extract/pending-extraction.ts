import type { ExtractOptions } from '../article/extract-options.ts';
import type { ArticleExtraction, Extraction } from '../article/extraction.ts';
import type { PageSource } from '../dom/page-source.ts';
import type { NeedCode } from '../dom/rare/need-code.ts';
import type { Walk } from '../dom/walk/walk-page.ts';
import { finish, type Steps } from '../engine/steps.ts';
import type { Algorithm, Page, Resources, Verdicts } from '../engine/types.ts';
import { conclude } from './conclude.ts';
import type { ExplainBlocks } from './explain-blocks.ts';
import { type ReadPage, readPageInSteps } from './read-page.ts';

/** A walked page that waits for the resources that its algorithm needs. */
export type PendingExtraction = {
  /** Names of the resources, and of code that the page needs for certain. */
  readonly needs: readonly string[];
  /**
   * Decides with the given resources, if no verdicts are given. A missing resource is no error: the article carries a
   * note about it. A second call builds the article again of the same verdicts.
   */
  decide(resources: Resources, need: NeedCode, given?: Verdicts | null): Extraction;
  /** The input of the algorithm, for one that decides elsewhere. */
  readonly page?: Page;
  /**
   * `decide` in steps; absent where it takes one. Calls `onStart` with the start of a long article once that is
   * written.
   */
  decideInSteps?(resources: Resources, need: NeedCode, onStart?: (start: ArticleExtraction) => void): Steps<Extraction>;
};

/** What only some scripts can do. */
type Extras = {
  /** Chooses other blocks than the algorithm. */
  readonly request?: (walk: Walk, verdicts: Verdicts) => Verdicts;
  readonly explain?: ExplainBlocks;
};

/** Reads a page for one algorithm. Changes nothing in the page. */
export function prepareExtraction(
  source: PageSource,
  algorithm: Algorithm,
  options: ExtractOptions,
  extras: Extras = {},
): PendingExtraction & { readonly read: ReadPage } {
  return finish(prepareExtractionInSteps(source, algorithm, options, extras));
}

/** `prepareExtraction` in steps. The page must be the same at all of them. */
export function* prepareExtractionInSteps(
  source: PageSource,
  algorithm: Algorithm,
  options: ExtractOptions,
  { request, explain }: Extras = {},
): Steps<PendingExtraction & { readonly read: ReadPage }> {
  const read = yield* readPageInSteps(source);
  let verdicts: Verdicts | null = null;
  const decideInSteps = function* (
    resources: Resources,
    need: NeedCode,
    onStart?: (start: ArticleExtraction) => void,
  ): Steps<Extraction> {
    const given = [read.page, resources, { explain: options.explain === true }] as const;
    verdicts ??= algorithm.classifyInSteps ? yield* algorithm.classifyInSteps(...given) : algorithm.classify(...given);
    const selected = request?.(read.walk, verdicts);
    return yield* conclude({
      ...{ read, verdicts, algorithm: algorithm.id, options, need },
      ...(selected && { selected }),
      ...(explain && { explain }),
      ...(onStart && { onStart }),
    });
  };
  return {
    // Injected together with the resources, so that they take no time of their own.
    needs: [...(algorithm.needs?.(read.page) ?? []), ...(read.credits ? ['credits'] : [])],
    decide(resources, need, given = null) {
      verdicts ??= given;
      return finish(decideInSteps(resources, need));
    },
    decideInSteps,
    page: read.page,
    read,
  };
}
