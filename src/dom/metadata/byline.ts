/** A byline in the text. */
export type VisibleNames = {
  readonly names: readonly string[];
  /**
   * By what it is known: a mark for authors, a link to an author's page, the word "by", a line "Written by", or only
   * its place beside a date.
   */
  readonly how: 'mark' | 'link' | 'word' | 'signed' | 'bare';
  /** True in a part beside the text: a table, a footer, a figure. */
  readonly isAside: boolean;
  /** Blocks after the headline; negative before it. */
  readonly distance: number;
};

/** A byline at an element and a block of the outline. */
export type Byline = VisibleNames & { readonly element: number; readonly block: number };
