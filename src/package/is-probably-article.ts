import { refuse } from '../engine/answer/refuse.ts';
import type { Steps } from '../engine/steps.ts';
import { readPageInSteps } from '../extract/read-page.ts';
import { algorithmOf } from './algorithm-of.ts';
import { checkOptions } from './checked-options.ts';
import type { DocumentLike } from './document-like.ts';
import { openDocument } from './dom/open-document.ts';
import { deadlineOf, finishInTime } from './limits.ts';
import type { ExtractOptions } from './options.ts';
import { readInput } from './read-input.ts';

/**
 * True where the page probably has an article: the algorithm's own decision, without building the article. Throws as
 * `extract` does.
 */
export function isProbablyArticle(
  input: DocumentLike | string,
  options: Pick<ExtractOptions, 'url' | 'algorithm' | 'maxNodes' | 'maxTime'> = {},
): boolean {
  checkOptions(options);
  const deadline = deadlineOf(options);
  return finishInTime(judgeInSteps(readInput(input, deadline, options), options), deadline, options);
}

function* judgeInSteps(document: Document, options: ExtractOptions): Steps<boolean> {
  const { algorithm, resources } = algorithmOf(options);
  openDocument(document, options);
  const { page } = yield* readPageInSteps(document);
  const verdicts = algorithm.classifyInSteps
    ? yield* algorithm.classifyInSteps(page, resources, {})
    : algorithm.classify(page, resources, {});
  if (verdicts.isLinkList) return true;
  return (refuse(page.outline, verdicts.keep, verdicts.refuse !== undefined) ?? verdicts.refuse ?? null) === null;
}
