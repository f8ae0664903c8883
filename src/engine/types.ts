/** An element of the flat tree (shadow roots, slots and same-origin frames in place), in document order. */
export type OutlineElement = {
  /** Index of the parent element; -1 for the root. */
  readonly parent: number;
  /** One past the index of the last descendant: descendants of i are the indices i+1 … end-1. */
  readonly end: number;
  /** Lower-case local name. */
  readonly tag: string;
  readonly depth: number;
  /** The class attribute as written. */
  readonly classes: string;
  readonly id: string;
  readonly role: string;
  /** True where the element breaks the line: text on its two sides belongs to different blocks. */
  readonly breaks: boolean;
  /** Index of the first block that starts inside the element or after it. */
  readonly firstBlock: number;
  /** One past the last block inside: blocks of i are firstBlock … lastBlock-1; equal where it holds no text. */
  readonly lastBlock: number;
};

/** A maximal run of inline text between two line breaks of the structure. */
export type Block = {
  /** Index of the nearest breaking element around the text. */
  readonly element: number;
  /** Text with white space collapsed and trimmed; kept as written inside pre. */
  readonly text: string;
  /** UTF-16 units of text. */
  readonly chars: number;
  /** Words, counted by segmentation where the script writes no spaces. */
  readonly words: number;
  /** Characters of text inside links. */
  readonly linkChars: number;
  /** Sentence ends (. ! ? … and their CJK, Arabic and Devanagari kin) before white space, a closing quote or the end. */
  readonly sentences: number;
  readonly commas: number;
  /** Inline elements opened inside the block. */
  readonly tags: number;
  /** 1–6 inside a heading, else 0. */
  readonly heading: number;
};

/** What the walk returns: plain data in document order; blocks point to elements by index, never by node. */
export type Outline = {
  readonly elements: readonly OutlineElement[];
  readonly blocks: readonly Block[];
};

/** What an algorithm sees: the outline and what the page says of itself. */
export type Page = {
  readonly outline: Outline;
  readonly title: string;
  readonly description: string;
  readonly lang: string;
  readonly url: string;
};

/** The decision, block by block. All arrays run parallel to outline.blocks. */
export type Verdicts = {
  readonly keep: readonly boolean[];
  /** Higher is more like main content; comparable within one page only. */
  readonly score: Float32Array;
  /** A short key a person's language file explains, e.g. 'links', 'short', 'outside-region'. */
  readonly reason: readonly string[];
  /** 0 (a guess) to 1 (sure) that keep is the article. */
  readonly confidence: number;
};

/** Pure and synchronous. */
export type Algorithm = {
  readonly id: string;
  readonly label: string;
  classify(page: Page): Verdicts;
};
