import type { Article } from '../article/article.ts';
import { takeChildren } from '../dom/move-children.ts';
import { parseHtml } from './dom/parse-html.ts';

/** The content of an article in the package's own DOM, as the exporters take it, with its comments if wanted. */
export function contentOf({ content, comments }: Article, { comments: areWanted = false } = {}): DocumentFragment {
  const { body } = parseHtml(areWanted && comments ? `${content}<hr>${comments.content}` : content);
  return takeChildren(body);
}
