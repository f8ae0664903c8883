import type { Article } from '../../article.ts';
import { joinedContent } from '../article/join-pages.ts';
import { withComments } from '../comments/comments-content.ts';

/** The content that an exporter writes: all pages of the article, with its comments below while they are open. */
export function exportedContent(article: Article, hasComments: boolean): DocumentFragment {
  return hasComments ? withComments(joinedContent(article), article) : joinedContent(article);
}
