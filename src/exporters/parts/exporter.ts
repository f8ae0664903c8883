import type { Article } from '../../article/article.ts';

type Format = {
  readonly id: string;
  /** English name in the menu; other languages translate it under the key export_<id>. */
  readonly label: string;
  readonly mimeType: string;
  /** Without the dot. */
  readonly extension: string;
};

/** A format in which an article can be copied. To add one, write a file, its test and a line in index.ts. */
export type Exporter = Format & {
  /**
   * The complete document as text. `content`: the article's sanitized HTML, with the comments below it while they are
   * open in the reader; it is not changed.
   */
  render(article: Article, content: DocumentFragment): Promise<string>;
};

/** The pictures of an article that could be had: `data:` addresses by the address in the article. */
export type Pictures = ReadonlyMap<string, string>;

/** A format in which an article can be saved as a file. */
export type FileExporter = Format & {
  /** True where the file holds the pictures of the article. */
  readonly hasPictures: boolean;
  /** The content of the file. `content` as for `render`. A picture that is not in `pictures` becomes a link to it. */
  write(article: Article, content: DocumentFragment, pictures: Pictures): Promise<string | Uint8Array<ArrayBuffer>>;
};
