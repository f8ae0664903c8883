import type { Article } from '../../../article/article.ts';
import type { ReaderHost } from '../../reading/reader-host.ts';

/** What the keep menu works on: the article as the view shows it. */
export type KeepSource = {
  readonly article: Article;
  /** Whether the comments are open, so that they are kept, too. */
  readonly hasComments: boolean;
  readonly host: ReaderHost;
};

/** An item of the keep menu. */
export type KeepItem = {
  readonly id: string;
  readonly label: () => string;
  /** Does the work and resolves to the status to show, '' for none. `showProgress` shows a status meanwhile. */
  readonly run: (source: KeepSource, showProgress: (text: string) => void) => Promise<string>;
  /** Message key of the status to show if `run` rejects; $1 is the cause. */
  readonly failure: string;
};
