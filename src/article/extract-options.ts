import type { Correction } from './corrections.ts';

/**
 * What becomes the article: the alternative of this rank, 0 for the best selection, or what the user has selected on
 * the page, in whole paragraphs.
 */
export type Choice = number | 'selected-text';

export type ExtractOptions = {
  /** Id of a registered algorithm; the default one where absent. */
  readonly algorithm?: string;
  /** Return the best guess as the article wherever the page has any text. */
  readonly force?: boolean;
  /** Absent for the best selection, as for a rank that does not exist. */
  readonly alternative?: Choice;
  /** Return an account of every block of the page. */
  readonly explain?: boolean;
  /** Parts to keep or to leave out regardless of the verdicts; a later one wins. */
  readonly corrections?: readonly Correction[];
  /** Rules of the page's site, as they are stored; `parseRule` checks each on use. Corrections win over them. */
  readonly rules?: readonly unknown[];
};
