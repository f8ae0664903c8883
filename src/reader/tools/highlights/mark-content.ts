import { loadHighlights } from '../../../platform/stores/kept-highlights.ts';
import { isPrivate } from '../../../platform/browser/is-private.ts';
import type { MarkContent } from '../../context/tool.ts';

/** Marks the highlights in a content, with a list of them at its end. The code for it loads if there are any. */
const markContent: MarkContent = async (content, context) => {
  const { article } = context;
  if (article === null) return content;
  // A private window has them in memory only.
  if (!isPrivate() && (await loadHighlights(article.url)).length === 0) return content;
  const [{ withHighlights }, { collectionOf }] = await Promise.all([
    import('./marked-content.ts'),
    import('./collection-of.ts'),
  ]);
  const highlights = (await collectionOf(article, context)).entries();
  return highlights.length === 0 ? content : withHighlights(content, article, highlights);
};

export default markContent;
