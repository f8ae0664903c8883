/** The parameters of text 003: lengths in characters, densities 0–1. */
export type JustextThresholds = {
  /** Shorter text says nothing by itself. */
  readonly lengthLow: number;
  /** Longer text with many stop words is good; between the two lengths it is near-good. */
  readonly lengthHigh: number;
  /** Share of words that are stop words: below it a text is no prose. 0 in both is the language-independent mode. */
  readonly stopwordsLow: number;
  readonly stopwordsHigh: number;
  /** Text with a larger share of its characters in links is boilerplate. */
  readonly maxLinkDensity: number;
  /** How far the good text that a heading belongs to may be, in characters of the text between. */
  readonly maxHeadingDistance: number;
  /** False treats headings as any other text (the text's NO_HEADINGS). */
  readonly headings: boolean;
};

/** The defaults of text 003, the same in the published code (justext 3.0.2). */
export const PUBLISHED: JustextThresholds = {
  lengthLow: 70,
  lengthHigh: 200,
  stopwordsLow: 0.3,
  stopwordsHigh: 0.32,
  maxLinkDensity: 0.2,
  maxHeadingDistance: 200,
  headings: true,
};

/**
 * What the modern profile judges by: length and links alone, and stop words in favour of a text only (PROSE). Lengths and link density are those that a comparison of
 * published settings found better on pages of today (50, 140, 0.4); algorithms/README.md has the figures.
 */
export const MODERN: JustextThresholds = {
  ...PUBLISHED,
  lengthLow: 50,
  lengthHigh: 140,
  stopwordsLow: 0,
  stopwordsHigh: 0,
  maxLinkDensity: 0.4,
};

/** Where stop words speak for a text without links, much shorter text is enough: lengths in characters, and the density that counts as prose, text 003's STOPWORDS_LOW. */
export const PROSE = { lengthLow: 25, lengthHigh: 80, density: 0.3 } as const;
