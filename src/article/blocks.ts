/**
 * What a block is: part of the article, a comment on it, another piece (a teaser, a related article, promotion of the
 * site), or page furniture.
 */
export type BlockKind = 'article' | 'comment' | 'other' | 'furniture';

/**
 * Whether a block is in the article, and why. With `explain` there is one account for each block of the page, in order.
 */
export type BlockAccount = {
  /** The block's whole text. */
  readonly text: string;
  readonly words: number;
  /** True where the article's content holds it. */
  readonly kept: boolean;
  /** 0 to 1, higher is more like main content; comparable within one page only. */
  readonly score: number;
  /** The reasons, strongest first: keys that the views explain (message `reason_<key>`). */
  readonly reasons: readonly string[];
  /** Absent where the algorithm does not predict it. */
  readonly kind?: BlockKind;
};

/** An element of the page, as rules see it. Indices are those of the outline. */
export type PageElement = {
  readonly parent: number;
  /** One past the index of the last descendant. */
  readonly end: number;
  readonly tag: string;
  readonly classes: string;
  readonly id: string;
  readonly role: string;
  /** Its blocks are firstBlock … lastBlock-1. */
  readonly firstBlock: number;
  readonly lastBlock: number;
};

/** The elements of the page, of each block the nearest breaking one around it, and which are media of the article. */
export type PageStructure = {
  readonly elements: readonly PageElement[];
  readonly blocks: readonly number[];
  readonly media: readonly number[];
};

/** Reasons of the article builder: the block belongs to a unit that is kept, or the views show it elsewhere. */
export const BUILDER_REASONS = { kept: 'part-of-kept', leftOut: 'shown-elsewhere' } as const;
/**
 * Reasons for a selection that the algorithm did not prefer: an alternative, or the largest readable part where
 * nothing was found.
 */
export const CHOICE_REASONS = {
  kept: 'in-chosen-part',
  leftOut: 'outside-chosen-part',
  largest: 'largest-part',
} as const;

/** Reasons of a person: the block was corrected by hand, or by a rule of the site. */
export const PERSON_REASONS = { hand: 'by-hand', rule: 'by-rule' } as const;
