import type { Article } from '../article.ts';

/** One format an article can leave in. A new one is a new file, its test, and a line in index.ts. */
export type Exporter = {
  readonly id: string;
  /** English name in the menu; other languages translate it under the key export_<id>. */
  readonly label: string;
  readonly mimeType: string;
  /** Without the dot. */
  readonly extension: string;
  /** The whole document as text; content is the article's HTML after the sanitising sink and is left as it is. */
  render(article: Article, content: DocumentFragment): Promise<string>;
};
