import type { Article } from '../article/article.ts';
import { takeChildren } from '../dom/move-children.ts';
import { type Check, checkAll, FLAG } from './check-values.ts';
import { parseHtml } from './dom/parse-html.ts';
import { WinnowError } from './errors.ts';

type ExportOptions = { readonly comments?: boolean | undefined };

/**
 * The content of an article in the package's own DOM, as the exporters take it, with its comments if wanted. Throws a
 * WinnowError for what is no article, and for wrong options; `more` checks those that not every exporter has.
 */
export function contentOf(
  article: Article,
  options: ExportOptions,
  more: Readonly<Record<string, Check>> = {},
): DocumentFragment {
  const { content, title } = (article ?? {}) as Partial<Article>;
  if (typeof content !== 'string' || typeof title !== 'string')
    throw new WinnowError('invalid-input', 'This is not an article.', 'Pass the article of an extraction.');
  checkAll(options, { comments: FLAG, ...more });
  const { comments } = article;
  const { body } = parseHtml(options.comments === true && comments ? `${content}<hr>${comments.content}` : content);
  return takeChildren(body);
}
