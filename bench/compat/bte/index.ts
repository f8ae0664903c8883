import { REASONS, stretchVerdicts } from '../../../src/engine/algorithms/bte/stretch-verdicts.ts';
import { spacedTokens, tokenRunsOf, type TokenRuns } from '../../../src/engine/algorithms/bte/token-runs.ts';
import type { Algorithm, Outline } from '../../../src/engine/types.ts';
import { startAndEndTagsUpTo } from './end-tags.ts';

/** BTE as text 000 describes it: start and end tags count, and so does the text of links and furniture. */
export function bteCompat(): Algorithm {
  return {
    id: 'bte-compat',
    reasons: REASONS,
    classify: ({ outline }) =>
      stretchVerdicts(outline, compatTokenRuns(outline), new Uint8Array(outline.elements.length)),
  };
}

/** Token runs between white space, with start and end tags. */
export function compatTokenRuns(outline: Outline): TokenRuns {
  return tokenRunsOf(outline, {
    tokensIn: spacedTokens,
    tagsUpTo: startAndEndTagsUpTo(outline),
    ignored: new Uint8Array(outline.elements.length),
  });
}
