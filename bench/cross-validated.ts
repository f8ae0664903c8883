/** Id of Winnow's engine with the probabilities of trees that did not see the page, in place of those that ship. */
export const CROSS_VALIDATED = 'winnow-cross-validated';
