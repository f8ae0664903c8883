/** Labels of the compat forms; the shipped ones are in src/engine/algorithms/boilerpipe/text-block.ts. */
export const LIST_ITEM = 8;
export const TITLE = 16;
/** The main content, and blocks that may belong to it. */
export const VERY_LIKELY = 32;
export const MIGHT_BE = 64;
