/**
 * A post of a thread, or a comment. Its text is in the content, in the `<article class="post">` with this id, below a
 * `<header>` that states the same facts.
 */
export type ThreadPost = {
  readonly id: string;
  /** null where the page names nobody. */
  readonly author: string | null;
  /** ISO 8601 where the page states it for machines, else as the page writes it. */
  readonly time: string | null;
  /** Place in the list of the post that it answers; null where the page does not state one. */
  readonly parent: number | null;
  /** Votes or points; null where the page shows none. */
  readonly score: number | null;
  /** True for the answer that the page marks as the accepted one. */
  readonly isAccepted: boolean;
};
