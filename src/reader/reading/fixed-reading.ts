import type { Article } from '../../article/article.ts';
import type { Blocked } from '../../platform/messages/read-outcome.ts';
import type { Reading } from './use-reading.ts';

/** A reading of an article whose page is not open, so it cannot be repeated. `article`: null while it is loaded. */
export function fixedReading(article: Article | null): Reading {
  const nothing = (): void => undefined;
  const closed = (): Promise<Blocked> => Promise.resolve({ kind: 'blocked', cause: 'closed', detail: '' });
  return {
    shown:
      article === null
        ? { kind: 'waiting' }
        : {
            kind: 'whole',
            // Confidence 1 hides the notice of doubt, which is useless if nothing else can be selected.
            outcome: { kind: 'article', article: { ...article, confidence: 1 } },
            options: {},
          },
    options: {},
    read: nothing,
    readWithAlgorithm: nothing,
    readAlternative: nothing,
    explain: closed,
    tryRules: closed,
    replaceArticle: nothing,
    previousArticle: null,
    showPreviousArticle: nothing,
  };
}
