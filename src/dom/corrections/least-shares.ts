/**
 * Least share of the kept words that a rule must leave. A rule that leaves less has found the wrong part
 * (docs/experiments/rules-on-other-pages.md).
 */
export const LEAST_LEFT = 0.5;
/** The same for a rule that names the article. */
export const LEAST_BODY = 0.3;
