/** A rule has found the wrong part if it leaves less than these shares of the kept words: bench/results/fix.md. */
export const LEAST_LEFT = 0.5;
/** The same for a rule that says which part is the article. */
export const LEAST_BODY = 0.3;
