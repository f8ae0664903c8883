import { htmlDocument } from '../exporters/parts/html-document.ts';
import { contentOf } from './content-of.ts';
import type { Article } from './extraction.ts';

/** Options of `toHtml`. */
export interface HtmlOptions {
  /** Write the comments below the article. Default false. */
  readonly comments?: boolean | undefined;
}

/** A complete HTML document of an article, with a style sheet. `article.content` is the clean HTML alone. */
export function toHtml(article: Article, options: HtmlOptions = {}): string {
  return htmlDocument(article, contentOf(article, options));
}
