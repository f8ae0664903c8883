import { logistic } from '../../features/logistic.ts';
import type { Stretch } from '../../features/best-stretch.ts';
import type { PageTokenRuns } from './token-runs.ts';

/** Logistic fit of the page's word F1 on two facts of the stretch, over the development pages that bench/ reads; algorithms/README.md has the cross-validated reliability table. */
const BIAS = -2.34;
const ROOT_OF_SHARE = 4.86;
const TAGS_A_TOKEN = -1.75;

/** How sure the stretch may be of itself, 0–1: about the word F1 to expect. 0 where there is none. */
export function confidenceOf({ tokens, tags }: PageTokenRuns, { first, last }: Stretch): number {
  if (last < first) return 0;
  let all = 0;
  let inside = 0;
  let tagsInside = 0;
  for (let i = 0; i < tokens.length; i++) {
    all += tokens[i]!;
    if (i < first || i > last) continue;
    inside += tokens[i]!;
    if (i > first) tagsInside += tags[i]!;
  }
  const z = BIAS + ROOT_OF_SHARE * Math.sqrt(inside / all) + (TAGS_A_TOKEN * tagsInside) / inside;
  return logistic(z);
}
