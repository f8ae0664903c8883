import type { TextRun } from '../../../engine/types.ts';
import type { PostFacts } from './post-facts.ts';

/** One post of a thread. `depth`: number of posts that it is nested in. */
export type Post = PostFacts & { readonly depth: number; readonly isAccepted: boolean };

/** The part of a page that is a thread: posts by different authors, in order. */
export type Thread = {
  /** Posts by element index. */
  readonly posts: ReadonlyMap<number, Post>;
  /** Blocks with a post's author, time or score. */
  readonly credits: ReadonlySet<number>;
  /** Blocks of the posts' texts that are kept whatever their verdicts are. */
  readonly texts: readonly number[];
  /** Blocks of user panels, votes and reply links. */
  readonly furniture: readonly number[];
  /** True for text that the header of its post states or that is furniture within a block. */
  readonly isSilent: (run: Pick<TextRun, 'element' | 'block'>) => boolean;
  /** Elements that hold the text of a post; media elsewhere in a post are dropped. */
  readonly bodies: ReadonlySet<number>;
  /** Lists and tables that only lay out the posts. */
  readonly carriers: ReadonlySet<number>;
  /** True where the posts are all of the article. */
  readonly isWhole: boolean;
  /** True for the entries of a live blog, which are no posts of a discussion. */
  readonly isLive?: boolean;
  /** The time of the first entry of a live blog, ISO 8601. */
  readonly since?: string;
};
