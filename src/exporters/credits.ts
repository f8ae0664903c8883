import type { Article } from '../article.ts';

/** The day (YYYY-MM-DD) at the start of a time stamp. */
const DAY = /^\d{4}-\d{2}-\d{2}(?=T|$)/;

/** Author, site and date as one line of plain text; '' if none is known. */
export function creditLine(article: Article): string {
  const published = article.published === null ? null : (DAY.exec(article.published)?.[0] ?? article.published);
  return [article.byline, article.siteName, published]
    .map((part) => part?.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ');
}
