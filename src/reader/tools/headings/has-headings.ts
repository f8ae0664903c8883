import type { Article } from '../../../article/article.ts';

const HEADING = /<h\d/;

/** Articles that were looked at. The content may be long, and the view asks at each render. */
const known = new WeakMap<Article, boolean>();

/** Whether the content of an article has a heading. */
export function hasHeadings(article: Article): boolean {
  const has = known.get(article) ?? HEADING.test(article.content);
  known.set(article, has);
  return has;
}
