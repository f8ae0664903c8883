/** Id of Winnow's engine with the probabilities of trees that did not see the page, in place of those that ship. */
export const CROSS_VALIDATED = 'winnow-cross-validated';
/** The same, and where there are no such probabilities the engine as it ships; a page that it refuses as no article counts as no text, which is what a person is shown at first. */
export const REFUSING = 'winnow-refusing';
