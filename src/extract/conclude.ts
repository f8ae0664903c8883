import type { ExtractOptions } from '../article/extract-options.ts';
import type { ArticleExtraction, Extraction } from '../article/extraction.ts';
import type { NeedCode } from '../dom/rare/need-code.ts';
import { refuse } from '../engine/answer/refuse.ts';
import type { Steps } from '../engine/steps.ts';
import type { Outline, Verdicts } from '../engine/types.ts';
import { alternativesOf } from './alternatives.ts';
import type { ExplainBlocks } from './explain-blocks.ts';
import { composeArticle } from './compose-article.ts';
import { openingPost } from './opening-post.ts';
import type { ReadPage } from './read-page.ts';
import { keepLargestPart, requestedVerdicts } from './requested-verdicts.ts';

/** A page of plain text has one block with at least this share of its characters, and as many words. */
const ONE_TEXT_SHARE = 0.9;
const ONE_TEXT_WORDS = 60;

type Conclusion = {
  readonly read: ReadPage;
  readonly verdicts: Verdicts;
  /** Id of the algorithm that decided. */
  readonly algorithm: string;
  readonly options: ExtractOptions;
  readonly need: NeedCode;
  /** The verdicts that the caller asked for; the same object as `verdicts` where that changes nothing. */
  readonly selected?: Verdicts;
  /** Accounts for the blocks if the options ask for it. */
  readonly explain?: ExplainBlocks;
  /** Called with the start of a long article once that is written. */
  readonly onStart?: (start: ArticleExtraction) => void;
};

/** Turns verdicts into the extraction: the article, or the reason why there is none with the best guess. */
export function* conclude({
  read,
  verdicts,
  algorithm,
  options,
  need,
  selected = requestedVerdicts(verdicts, options),
  explain,
  onStart,
}: Conclusion): Steps<Extraction> {
  const { outline } = read.walk;
  const isCorrected = Boolean(options.corrections?.length || options.rules?.length);
  const start = isCorrected ? need('corrections') : null;
  const corrections = start?.(read.walk, selected, options) ?? null;
  const requested = corrections?.verdicts ?? selected;
  const alternatives = alternativesOf(outline, verdicts);
  const reason = requested.isLinkList
    ? null
    : (refuse(outline, requested.keep, verdicts.refuse !== undefined) ?? verdicts.refuse ?? null);
  if (reason === 'no-text') return { kind: 'not-article', reason, bestGuess: null };
  let chosen = requested;
  const pageKind = verdicts.kind && { pageKind: verdicts.kind };
  const same = { read, algorithm, need, corrections, isChosen: selected !== verdicts };
  let composed = yield* composeArticle({
    ...same,
    verdicts: chosen,
    // The start of a best guess would be shown as an article.
    ...(reason === null &&
      onStart && {
        onStart(article) {
          onStart({ kind: 'article', article, ...pageKind, alternatives });
        },
      }),
  });
  // Nothing is kept, or only the title.
  if (reason && composed.article.wordCount === 0) {
    chosen = keepLargestPart(outline, verdicts);
    composed = yield* composeArticle({ ...same, verdicts: chosen });
  }
  const { article } = composed;
  const details = {
    ...pageKind,
    alternatives,
    ...(isCorrected && start === null && { isUncorrected: true as const }),
    ...(corrections && corrections.results.length > 0 && { rules: corrections.results }),
    ...(options.explain && explain?.(outline, chosen, composed, corrections?.reasons)),
  };
  const isReadable =
    (reason === 'no-article' && isOneText(outline)) ||
    composed.isLive ||
    openingPost({ thread: [], ...article }) !== null;
  // A choice that the user made by hand is shown even where the page would be refused.
  const isWanted = options.force || selected !== verdicts || corrections?.isWanted || isReadable;
  return reason && !isWanted
    ? { kind: 'not-article', reason, bestGuess: article, ...details }
    : { kind: 'article', article, ...details };
}

/** True for a page of plain text: one block holds nearly all of it, and there is nothing to tell it apart from. */
function isOneText({ blocks }: Outline): boolean {
  const chars = blocks.reduce((sum, block) => sum + block.chars, 0);
  return blocks.some((block) => block.words >= ONE_TEXT_WORDS && block.chars >= ONE_TEXT_SHARE * chars);
}
