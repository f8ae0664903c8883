import type { Article } from '../../article/article.ts';
import type { ReadingState } from './use-reading.ts';

/** A reading of an article whose page is not open, so it cannot be repeated. `article`: null while it is loaded. */
export function fixedReading(article: Article | null): ReadingState {
  const nothing = (): void => undefined;
  return {
    // Confidence 1 hides the notice of doubt, which is useless if nothing else can be selected.
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
