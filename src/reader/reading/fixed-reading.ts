import type { Article } from '../../article.ts';
import type { ReadingState } from './use-reading.ts';

/** A reading that is complete and cannot be repeated, as its page is not there; null while there is no article yet. */
export function fixedReading(article: Article | null): ReadingState {
  const nothing = (): void => undefined;
  return {
    // A doubt about the selection is of no use where nothing else can be selected.
    outcome: article && { kind: 'article', article: { ...article, confidence: 1 } },
    options: {},
    read: nothing,
    readWithAlgorithm: nothing,
    readAlternative: nothing,
    explain: () => Promise.resolve({ kind: 'blocked', cause: 'closed', detail: '' }),
    tryRules: () => Promise.resolve({ kind: 'blocked', cause: 'closed', detail: '' }),
    replaceArticle: nothing,
    previousArticle: null,
    showPreviousArticle: nothing,
  };
}
