import type { Article } from '../../../article/article.ts';
import { loadHighlights } from '../../../platform/stores/kept-highlights.ts';
import { isPrivate } from '../../../platform/browser/is-private.ts';
import { joinedContent } from '../../article/join-pages.ts';
import { withComments } from '../../comments/comments-content.ts';

/** The content of all pages of the article, with its comments below while they are open. */
export function plainContent(article: Article, hasComments: boolean): DocumentFragment {
  return hasComments ? withComments(joinedContent(article), article) : joinedContent(article);
}

/** The same with the user's highlights and a list of them, as an exporter writes it. The code for it loads on use. */
export async function exportedContent(article: Article, hasComments: boolean): Promise<DocumentFragment> {
  const content = plainContent(article, hasComments);
  // A private window has them in memory only.
  if (!isPrivate() && (await loadHighlights(article.url)).length === 0) return content;
  const [{ withHighlights }, { collectionOf }] = await Promise.all([
    import('../highlights/marked-content.ts'),
    import('../highlights/collection-of.ts'),
  ]);
  const highlights = (await collectionOf(article.url)).entries();
  return highlights.length === 0 ? content : withHighlights(content, article, highlights);
}
