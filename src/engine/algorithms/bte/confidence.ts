import type { Stretch } from '../../features/best-stretch.ts';
import { logistic } from '../../features/logistic.ts';
import type { TokenRuns } from './token-runs.ts';

/** Logistic fit of a page's word F1 on two measures of the stretch, over wcxb-dev; README.md has the reliability. */
const BIAS = -2.34;
const ROOT_OF_SHARE = 4.86;
const TAGS_PER_TOKEN = -1.75;

/** Expected word F1 of the stretch, 0–1; 0 for an empty stretch. */
export function confidenceOf({ tokens, tags }: TokenRuns, { first, last }: Stretch): number {
  if (last < first) return 0;
  let allTokens = 0;
  let tokensInside = 0;
  let tagsInside = 0;
  for (let i = 0; i < tokens.length; i++) {
    const count = tokens[i]!;
    allTokens += count;
    if (i < first || i > last) continue;
    tokensInside += count;
    if (i > first) tagsInside += tags[i]!;
  }
  const share = tokensInside / allTokens;
  return logistic(BIAS + ROOT_OF_SHARE * Math.sqrt(share) + (TAGS_PER_TOKEN * tagsInside) / tokensInside);
}
