/** Id of Winnow's engine with probabilities of trees that did not see the page, instead of the shipped trees. */
export const CROSS_VALIDATED = 'winnow-cross-validated';
/**
 * Id of the same engine, or the shipped one if there are no such probabilities, with an empty text for a page that it
 * refuses, which is what the user sees at first.
 */
export const REFUSING = 'winnow-refusing';
