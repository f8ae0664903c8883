import type { Article } from '../article.ts';

/** YYYY-MM-DD at the start of a time stamp: of a moment, only the day is worth a line. */
const DAY = /^\d{4}-\d{2}-\d{2}(?=T|$)/;

/** Who wrote it, where and when, as one line of plain text; '' where the page says nothing. */
export function creditLine(article: Article): string {
  const published = article.published === null ? null : (DAY.exec(article.published)?.[0] ?? article.published);
  return [article.byline, article.siteName, published]
    .map((part) => part?.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join(' · ');
}
