import { minutesFor, type Article, type FurtherPage } from '../../article.ts';

/** The article with one page more at its end; next tells where that one goes on. */
export function appendPage(article: Article, page: FurtherPage, next: Article['pages']): Article {
  const wordCount = article.wordCount + page.wordCount;
  const longer: Article & { pages?: Article['pages'] } = {
    ...article,
    wordCount,
    minutes: minutesFor(wordCount),
    further: [...(article.further ?? []), page],
  };
  if (next === undefined) delete longer.pages;
  else longer.pages = next;
  return longer;
}

/** Another reading of the first page, with the pages that had been read on from it. */
export function keepFurtherPages(before: Article, after: Article): Article {
  if (before.further === undefined || before.url !== after.url || before.algorithm !== after.algorithm) return after;
  return before.further.reduce((article, page) => appendPage(article, page, before.pages), after);
}
