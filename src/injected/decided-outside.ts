import { Missing } from '../dom/rare/need-code.ts';
import { textOfPage } from '../engine/hand-over/page-text.ts';
import { verdictsOf } from '../engine/hand-over/verdicts-text.ts';
import type { Algorithm, Verdicts } from '../engine/types.ts';
import type { PendingExtraction } from '../extract/pending-extraction.ts';
import { DECIDERS } from '../platform/messages/protocol.ts';
import { missingOf, required, Undecided } from './late-code.ts';

/** UTF-16 units of text up to which a page is handed over: some ten milliseconds. */
export const MAX_HANDED_OVER = 1_000_000;

/** How a script reads that decides only where the tab has the code for it. */
export type Outside = {
  /** The packs with which it decides. */
  readonly deciders: readonly string[];
  /** What is missing for a decision. `given`: the packs that were injected. */
  undecided(extraction: PendingExtraction, given: readonly string[]): Missing;
  verdictsOf(text: string): Verdicts;
};

/** The default algorithm, with the code in the tab. Throws `Missing` where the code is not there. */
export const lateAlgorithm: Algorithm = {
  id: 'winnow',
  reasons: [],
  classify: (...given) => required('decide').classify(...given),
  classifyInSteps: (...given) => required('decide').classifyInSteps!(...given),
};

/** Hands over the page, unless its text is too long for that. */
export const decidedOutside: Outside = {
  deciders: DECIDERS,
  undecided({ needs, page }, given) {
    const missing = missingOf(needs, given);
    const length = page?.outline.blocks.reduce((sum, { chars }) => sum + chars, 0) ?? Infinity;
    return page === undefined || length > MAX_HANDED_OVER
      ? new Missing([...DECIDERS, ...missing])
      : new Undecided(textOfPage(page), missing);
  },
  verdictsOf,
};
