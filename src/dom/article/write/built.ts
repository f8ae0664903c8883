import type { ThreadPost } from '../../../article/thread.ts';

/** What was written from the kept parts of a page. */
export type Built = {
  readonly html: string;
  readonly firstImage: string | null;
  readonly firstParagraph: string;
  readonly title: string;
  /** Indices of the elements whose text a picture or a player replaced. */
  readonly replaced: readonly number[];
  readonly thread: readonly ThreadPost[];
};
