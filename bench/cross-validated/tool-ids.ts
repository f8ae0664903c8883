/** Id of Winnow's engine with probabilities of trees that did not see the page, instead of the shipped trees. */
export const CROSS_VALIDATED = 'winnow-cross-validated';
/**
 * Id of the same engine, or of the shipped one if there are no such probabilities. For a page that it refuses its text
 * is empty, because the user sees no article there at first.
 */
export const REFUSING = 'winnow-refusing';
