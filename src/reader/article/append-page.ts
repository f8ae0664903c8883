import type { Article, FurtherPage } from '../../article/article.ts';
import { minutesFor, type TextLength } from '../../article/text-length.ts';

/** The article with one more page at its end. `pages` tells where that page continues; undefined for the last page. */
export function appendPage(article: Article, page: FurtherPage, pages: Article['pages']): Article {
  const growth = 1 + page.wordCount / article.wordCount;
  const length: TextLength = {
    wordCount: article.wordCount + page.wordCount,
    // Characters grow like words.
    ...(article.charCount && { charCount: Math.round(growth * article.charCount) }),
  };
  const longer: Article & { pages?: Article['pages'] } = {
    ...article,
    ...length,
    minutes: minutesFor(length, article.lang),
    further: [...(article.further ?? []), page],
  };
  if (pages === undefined) delete longer.pages;
  else longer.pages = pages;
  return longer;
}

/** The article `after` with the further pages of `before`, if both are the same page read by the same algorithm. */
export function keepFurtherPages(before: Article, after: Article): Article {
  if (before.further === undefined || before.url !== after.url || before.algorithm !== after.algorithm) return after;
  return before.further.reduce((article, page) => appendPage(article, page, before.pages), after);
}
