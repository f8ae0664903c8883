import type { Article } from '../../article/article.ts';

/** An article to keep. */
export type KeepRequest = {
  readonly article: Article;
  /** The text that the list is searched for. */
  readonly text: string;
  /** Addresses of the pictures that the views show. `data:` addresses are left out: the article has their data. */
  readonly pictures: readonly string[];
  /** True if the user has corrected the article, or chosen another part. */
  readonly isChosen?: boolean;
};

/** Why an article is not kept. The views have a message for each. */
export type NotKeptCause =
  | 'private' // it is read in a private window
  | 'full' // the browser gives no more room
  | 'storage'; // the browser refuses to store anything; detail has its error

/** Result of keeping an article; `missing`: number of pictures that could not be had. */
export type KeepOutcome =
  | { readonly kind: 'kept'; readonly missing: number }
  | { readonly kind: 'not-kept'; readonly cause: NotKeptCause; readonly detail: string };
