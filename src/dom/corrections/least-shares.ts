/** A rule that leaves a smaller share of the kept words has found the wrong part. Chosen by docs/experiments.md. */
export const LEAST_LEFT = 0.5;
/** The same for a rule that names the article. */
export const LEAST_BODY = 0.3;
