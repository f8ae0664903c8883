import type { Correction } from './corrections.ts';
import type { Rule } from './rules.ts';

/** In place of the rank of an alternative: what the user has selected on the page, in whole paragraphs. */
export const SELECTION = -1;

export type ExtractOptions = {
  /** Id of a registered algorithm; the default one where absent. */
  readonly algorithm?: string;
  /** Return the best guess as the article wherever the page has any text. */
  readonly force?: boolean;
  /**
   * Rank of the alternative to return, or SELECTION; 0 or absent for the best selection, as for a rank that does not
   * exist.
   */
  readonly alternative?: number;
  /** Return an account of every block of the page. */
  readonly explain?: boolean;
  /** Parts to keep or to leave out regardless of the verdicts; a later one wins. */
  readonly corrections?: readonly Correction[];
  /** Rules of the page's site. Corrections win over them. */
  readonly rules?: readonly Rule[];
  /** A tab may return the start of a large article before the rest is written. `extract` ignores it. */
  readonly startFirst?: true;
};
