import type { TextLength } from './text-length.ts';
import type { ThreadPost } from './thread.ts';

/**
 * The article as plain JSON: the result of an extraction. Every string comes from the page and is untrusted.
 */
export type Article = TextLength & {
  readonly title: string;
  readonly byline: string | null;
  readonly siteName: string | null;
  /** ISO 8601 where the page's date can be converted, else as the page writes it. */
  readonly published: string | null;
  /** ISO 8601; absent where the page states none, or none after the day of `published`. */
  readonly updated?: string;
  /** Department or topic that the page states; absent where it states none. */
  readonly section?: string;
  /** BCP 47 tag; '' where the page declares none. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly excerpt: string;
  /** Absolute http(s) URL. */
  readonly leadImage: string | null;
  /** The address that the page states for itself, if it is on the same host; else `address`. */
  readonly url: string;
  /** The address where the page was read; absent where it is `url`. */
  readonly address?: string;
  /** Reading time in whole minutes, at least 1. */
  readonly minutes: number;
  /** 0 (a guess) to 1 (sure). */
  readonly confidence: number;
  /** Id of the algorithm that chose the blocks. */
  readonly algorithm: string;
  /** A notice about the algorithm's work, e.g. 'no-stop-words': it knows none of the page's language. */
  readonly note?: string;
  /**
   * Name of the resource that could not be read, e.g. 'web2text-weights'. The note is then 'no-weights', and another
   * algorithm made the article.
   */
  readonly missing?: string;
  /** Clean HTML, built from an allowlist of elements. It is untrusted. */
  readonly content: string;
  /** Where the article continues on another page of the same site; absent on its last page and on a single page. */
  readonly pages?: ArticlePages;
  /** The pages that were read after this one, in order. wordCount and minutes include them. */
  readonly further?: readonly FurtherPage[];
  /** The posts where the content is a thread, in its order; absent for any other article. */
  readonly thread?: readonly ThreadPost[];
  /** The readers' comments on the article; absent where the page has none. wordCount and minutes leave them out. */
  readonly comments?: ArticleComments;
};

/** Comments below an article, apart from its content. */
export type ArticleComments = TextLength & {
  /**
   * Clean HTML like the article's. Each comment with author and time is an `<article>`, with its replies inside. It is
   * untrusted too.
   */
  readonly content: string;
  /** Number of comments; null where single comments cannot be distinguished. */
  readonly count: number | null;
  /** The comments, in the order of the content; absent where single comments cannot be distinguished. */
  readonly thread?: readonly ThreadPost[];
};

/** The number of a page among the pages of an article, and the address of the next one. */
export type ArticlePages = {
  /** From 1. */
  readonly current: number;
  /** null where the page does not show it. */
  readonly total: number | null;
  /** Absolute http(s) URL, of the article's own origin. */
  readonly next: string;
};

/** A page after the first. Its content is untrusted too; its relative addresses start from its own url. */
export type FurtherPage = {
  readonly number: number;
  readonly url: string;
  readonly content: string;
  readonly wordCount: number;
};

/** Prefix of every id in an article, so that no id of a page collides with one of the view. */
export const ID_PREFIX = 'article-';
