/**
 * A part of the page that a person keeps, alone or with what is kept already, or leaves out. Where the page has
 * changed, the text does not match and the correction is ignored.
 */
export type Correction = {
  readonly keep: boolean;
  /** Index and text of the part's first block. For a part without text: of the block after it, '' at the end. */
  readonly block: number;
  readonly text: string;
  /** Index of the element that is the part; absent for the block alone. */
  readonly element?: number;
  /** True where the part is the article: all else is left out. `keep` is true then. */
  readonly only?: true;
};
