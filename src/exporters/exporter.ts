import type { Article } from '../article.ts';

/** A format in which an article can be copied. To add one, write a file, its test and a line in index.ts. */
export type Exporter = {
  readonly id: string;
  /** English name in the menu; other languages translate it under the key export_<id>. */
  readonly label: string;
  readonly mimeType: string;
  /** Without the dot. */
  readonly extension: string;
  /**
   * The complete document as text. `content`: the article's sanitized HTML, with the comments below it while they are
   * open in the reader; it is not changed.
   */
  render(article: Article, content: DocumentFragment): Promise<string>;
};
