import type { Article } from '../../article/article.ts';
import type { ReadOutcome } from '../../platform/messages/read-outcome.ts';

/** The article of an outcome, or its best guess; null if the page could not be read or has no text. */
export function articleOrBestGuess(outcome: ReadOutcome): Article | null {
  if (outcome.kind === 'blocked') return null;
  return outcome.kind === 'article' ? outcome.article : outcome.bestGuess;
}
