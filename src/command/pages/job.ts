import type { Rule } from '../../article/rules.ts';

/** The forms in which the content of an article can be had. */
export const CONTENT_FORMATS = ['markdown', 'html', 'text'] as const;
export type ContentFormat = (typeof CONTENT_FORMATS)[number];
export const FORMATS = [...CONTENT_FORMATS, 'json', 'epub'] as const;
export type Format = (typeof FORMATS)[number];

/** Whether links or pictures are kept. 'usual': as the format has them by itself. */
export type Keeping = 'usual' | 'keep' | 'drop';

/** What is asked for every page of a run. Plain data, which goes to the workers. */
export type Choices = {
  readonly format: Format;
  /** The form of the content within JSON. */
  readonly content: ContentFormat;
  readonly algorithm: string | null;
  readonly leaning: 'precision' | 'recall' | null;
  readonly force: boolean;
  /** Write the content of the best guess where a page has no article. */
  readonly guess: boolean;
  readonly comments: boolean;
  readonly links: Keeping;
  readonly images: Keeping;
  readonly explain: boolean;
  /** Selectors of CSS. */
  readonly select: readonly string[];
  readonly exclude: readonly string[];
  readonly rules: readonly Rule[];
  readonly frontmatter: boolean;
  readonly metadataOnly: boolean;
  /** Name of the only field to write. */
  readonly property: string | null;
  /** JSON on one line, for several pages. */
  readonly isLine: boolean;
};

/** A page for a worker. */
export type PageJob = {
  readonly kind: 'page';
  readonly html: Uint8Array;
  /** Label of an encoding by the sender; it wins over what the page says. */
  readonly charset: string | null;
  /** Absolute address; null where none is known. */
  readonly url: string | null;
  /** Fields that the record of the page begins with, after `version` and `kind`. */
  readonly extra?: Readonly<Record<string, unknown>>;
};
/** A line of JSON with `html` and, where they are known, `url` and `id`. */
export type LineJob = { readonly kind: 'line'; readonly line: Uint8Array };
/** A book of an article whose pictures are at hand: `data:` addresses by the address in the article. */
export type BookJob = {
  readonly kind: 'book';
  readonly article: string;
  readonly pictures: readonly (readonly [string, string])[];
};
export type Job = PageJob | LineJob | BookJob;

/** What a worker made of a page. */
export type Answer = {
  readonly kind: 'article' | 'not-article' | 'error';
  /** What is to be written; null where a page without an article has no form in the format. */
  readonly body: string | Uint8Array | null;
  /** Why there is no article, or the message of the error; '' for an article. */
  readonly reason: string;
  /** What a person should know of this page, such as a selector that matches nothing. */
  readonly warnings: readonly string[];
  /** For a book with pictures: the article as JSON, and the addresses of its pictures. */
  readonly book?: { readonly article: string; readonly pictures: readonly string[] };
};

/** What a thread sends once it can read pages. */
export const READY = 'ready';
