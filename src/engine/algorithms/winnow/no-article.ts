/** A page with fewer expected words of content has no article. */
export const NOTHING_WORDS = 15;
/** A page with fewer expected words than this has no article either if its expected F1 is below LITTLE_EXPECTED. */
export const LITTLE_WORDS = 60;
export const LITTLE_EXPECTED = 0.6;

/**
 * True if the page has nothing to read: very few expected words of content, or few with a low expected F1.
 * `expected` is the expected word F1 of the selection, 0–1. The constants were chosen on cross-validated pages;
 * README.md has their recall and cost.
 */
export function isNoArticle(probability: ArrayLike<number>, words: ArrayLike<number>, expected: number): boolean {
  let likely = 0;
  for (let b = 0; b < words.length; b++) likely += probability[b]! * words[b]!;
  return likely < NOTHING_WORDS || (likely < LITTLE_WORDS && expected < LITTLE_EXPECTED);
}
