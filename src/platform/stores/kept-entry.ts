import type { Article } from '../../article/article.ts';
import type { TextLength } from '../../article/text-length.ts';

/** How far the user has read an article. */
export type ReadingProgress = {
  /** How much of the article is above the end of the view: 0 at its start, 1 at its end. */
  readonly fraction: number;
  /** When the user was there, in milliseconds since 1970. */
  readonly time: number;
  /** The user has reached the end, or said so. It stays until the user says otherwise. */
  readonly isFinished: boolean;
};

/** What the list shows of a kept article. Its strings come from the page and are untrusted. */
export type KeptEntry = TextLength &
  Pick<Article, 'title' | 'byline' | 'siteName' | 'url' | 'address' | 'lang' | 'dir' | 'minutes'> & {
    readonly id: number;
    /** When it was kept, in milliseconds since 1970. */
    readonly keptAt: number;
    /** Number of its pictures that are kept. */
    readonly pictures: number;
    /** Address of the kept picture that the list shows; null for none. Absent where an earlier version kept it. */
    readonly lead?: string | null;
    /** Words that the user gave it. Absent for none. */
    readonly tags?: readonly string[];
    /** Absent for an article that was not read since it was kept. */
    readonly progress?: ReadingProgress;
    /** True for an address of an imported list: its article is kept when the user reads it in Winnow. */
    readonly isLater?: true;
    /** True if the user had corrected the article or chosen another part, so that it is not what Winnow finds there. */
    readonly isChosen?: true;
    /** When it was deleted, in milliseconds since 1970. The list does not show it, and the user can take it back. */
    readonly deletedAt?: number;
  };

/** A kept article, and when it was kept, in milliseconds since 1970. */
export type KeptCopy = { readonly article: Article; readonly keptAt: number };
