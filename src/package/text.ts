import { withPostLines } from '../exporters/parts/credits.ts';
import { plainText } from '../exporters/parts/plain-text.ts';
import { contentOf } from './content-of.ts';
import type { Article } from './extraction.ts';

/** Options of `toText`. */
export interface TextOptions {
  /** Write the comments below the article. Default false. */
  readonly comments?: boolean | undefined;
}

/** The text of an article: blank lines between paragraphs, markers before list items, tabs between cells. */
export function toText(article: Article, options: TextOptions = {}): string {
  return plainText(withPostLines(contentOf(article, options)));
}
