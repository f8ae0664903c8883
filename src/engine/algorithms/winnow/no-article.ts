/** A page with fewer words of content to expect than this holds nothing to read. */
export const NOTHING_WORDS = 15;
/** So few words are nothing either where the trees do not expect to have chosen well. */
export const LITTLE_WORDS = 60;
export const LITTLE_EXPECTED = 0.6;

/**
 * True where the page holds nothing to read: so few words are likely to be content, all blocks together, or few and none of them surely. Both constants were
 * chosen on cross-validated pages (algorithms/README.md has what they find and what they cost). `expected` is the word F1 to expect of the choice, 0–1.
 */
export function isNoArticle(probability: ArrayLike<number>, words: ArrayLike<number>, expected: number): boolean {
  let likely = 0;
  for (let b = 0; b < words.length; b++) likely += probability[b]! * words[b]!;
  return likely < NOTHING_WORDS || (likely < LITTLE_WORDS && expected < LITTLE_EXPECTED);
}
