/** The parameters of text 003: lengths in characters, densities 0–1. */
export type JustextThresholds = {
  /** Shorter text is decided by its neighbours. */
  readonly lengthLow: number;
  /** Longer text with many stop words is good; between the two lengths it is near-good. */
  readonly lengthHigh: number;
  /** Text with a smaller share of stop words is bad. If both shares are 0, the language does not matter. */
  readonly stopwordsLow: number;
  /** Long text needs this share of stop words to be good. */
  readonly stopwordsHigh: number;
  /** Text with a larger share of its characters in links is bad. */
  readonly maxLinkDensity: number;
  /** Largest distance between a heading and its good text: the number of characters between the two. */
  readonly maxHeadingDistance: number;
  /** False treats headings like any other text (the text's NO_HEADINGS). */
  readonly headings: boolean;
};

/** The defaults of text 003, the same in the published code (justext 3.0.2). */
export const PUBLISHED_THRESHOLDS: JustextThresholds = {
  lengthLow: 70,
  lengthHigh: 200,
  stopwordsLow: 0.3,
  stopwordsHigh: 0.32,
  maxLinkDensity: 0.2,
  maxHeadingDistance: 200,
  headings: true,
};
