import type { Article } from '../../article.ts';
import type { ReadOutcome } from '../../platform/read-outcome.ts';

/** The article of a reading, or the best guess where there is none; null where the page could not be read or has no text. */
export function articleOrBestGuess(outcome: ReadOutcome): Article | null {
  if (outcome.kind === 'blocked') return null;
  return outcome.kind === 'article' ? outcome.article : outcome.bestGuess;
}
