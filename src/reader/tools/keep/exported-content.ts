import type { Article } from '../../../article/article.ts';
import { joinedContent } from '../../article/join-pages.ts';
import { withComments } from '../../comments/comments-content.ts';
import type { ToolContext } from '../../context/tool.ts';

/** The content of all pages of the article, with its comments below while they are open. */
export function plainContent(article: Article, { hasComments }: Pick<ToolContext, 'hasComments'>): DocumentFragment {
  return hasComments ? withComments(joinedContent(article), article) : joinedContent(article);
}

/** The same with everything that tools mark in it, as an exporter writes it. */
export function exportedContent(article: Article, context: ToolContext): Promise<DocumentFragment> {
  return context.withMarks(plainContent(article, context));
}
