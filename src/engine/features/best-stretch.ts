/** Runs of tokens in page order: the number of tokens of each, and of the tags before it. */
export type TokenRuns = { readonly tokens: ArrayLike<number>; readonly tags: ArrayLike<number> };

/** Token runs first … last, inclusive; last < first if there is no token. */
export type Stretch = { readonly first: number; readonly last: number; readonly score: number };

/**
 * The stretch with the most tokens less tags (Finn et al. 2001; text 000, step 4): the maximal contiguous sum, in one
 * pass (Kadane). Tags before the first run do not count. Of equal stretches the first one wins, and of those the
 * shortest, as in the double loop of the definition. Linear in runs.
 */
export function bestStretch({ tokens, tags }: TokenRuns): Stretch {
  let best = { first: 0, last: -1, score: 0 };
  let sum = 0;
  let first = 0;
  for (let i = 0; i < tokens.length; i++) {
    sum -= tags[i]!;
    if (sum < 0) {
      sum = 0;
      first = i;
    }
    sum += tokens[i]!;
    if (sum > best.score) best = { first, last: i, score: sum };
  }
  return best;
}
