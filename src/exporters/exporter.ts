import type { Article } from '../article.ts';

/** One format an article can leave in. A new one is a new file, its test, and a line in index.ts. */
export type Exporter = {
  readonly id: string;
  /** Message key of the name in the menu. */
  readonly labelKey: string;
  readonly mimeType: string;
  /** Without the dot. */
  readonly extension: string;
  /** The whole document as text; content is the article's HTML after the sanitising sink and is left as it is. */
  render(article: Article, content: DocumentFragment): Promise<string>;
};
