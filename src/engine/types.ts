import type { Steps } from './steps.ts';
import type { BlockKind } from '../article/blocks.ts';
import type { PageKind } from '../article/extraction.ts';

export type { BlockKind } from '../article/blocks.ts';
export type { PageKind } from '../article/extraction.ts';

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
  /** One past the last block inside: its blocks are firstBlock … lastBlock-1; both are equal without text. */
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
  /** Sentence ends (. ! ? … and their CJK, Arabic, Devanagari forms) before white space, a closing quote or the end. */
  readonly sentences: number;
  readonly commas: number;
  /** Inline elements opened inside the block. */
  readonly tags: number;
  /** 1–6 inside a heading, else 0. */
  readonly heading: number;
};

/** A text node that has visible text, or white space inside a block. */
export type TextRun = {
  /** Index of its parent element; inline elements are elements too. */
  readonly element: number;
  /** Index of the block it is part of. */
  readonly block: number;
  /** Elements that started before it. */
  readonly before: number;
  /** Number of elements before it that the outline omits: scripts, styles, templates and the like. */
  readonly skipped: number;
  /** Its part of the block's text is text.slice(start, end), including white space between it and a neighbour. */
  readonly start: number;
  readonly end: number;
};

/** The page as the walk returns it: plain data in document order. Blocks refer to elements by index, never by node. */
export type Outline = {
  readonly elements: readonly OutlineElement[];
  readonly blocks: readonly Block[];
  readonly runs: readonly TextRun[];
};

/** Input of an algorithm: the outline and what the page declares about itself. */
export type Page = {
  readonly outline: Outline;
  readonly title: string;
  /** The title of the window, with the site's name; absent on outlines that were saved without it. */
  readonly windowTitle?: string;
  readonly description: string;
  readonly lang: string;
  readonly url: string;
  /** schema.org types and, with "og:" before it, the Open Graph type; lower case. */
  readonly declaredKinds?: readonly string[];
};

/** An algorithm's decision. All arrays are parallel to outline.blocks. */
export type Verdicts = {
  readonly keep: readonly boolean[];
  /** Higher is more like article; comparable within one page only. */
  readonly score: Float32Array;
  /** Key of the reason, e.g. 'links', 'short'; words.json of the algorithm holds its text. */
  readonly reason: readonly string[];
  /** What each block is; a kept block is 'article'. Absent where the algorithm does not distinguish blocks further. */
  readonly kinds?: readonly BlockKind[];
  /** 0 (a guess) to 1 (certain) that `keep` is the article. */
  readonly confidence: number;
  /** Kind of the page with its probability, 0–1; absent where the algorithm does not classify pages. */
  readonly kind?: { readonly name: PageKind; readonly probability: number };
  /**
   * 'no-article' where the algorithm finds nothing to read; `keep` is its best guess nevertheless.
   * Absent for algorithms that do not decide this.
   */
  readonly refuse?: 'no-article' | null;
  /** True where `keep` is a list of links that is the content of the page: links are no reason to refuse it. */
  readonly isLinkList?: boolean;
  /** Key of a notice to the user, e.g. 'no-stop-words': words.json holds its text. Absent where all went well. */
  readonly note?: string;
  /** Other selections that the user may want, best first. */
  readonly alternatives?: readonly Selection[];
  /**
   * With `explain`: per block the strongest topics, strongest first, as keys like `reason`; empty where
   * `reason` alone explains the block.
   */
  readonly because?: readonly (readonly string[])[];
  /**
   * Parts of kept text runs that are kept, by index of the run: offsets in its text node, the end exclusive. All other
   * runs of kept blocks are kept whole. Only where a person selected text.
   */
  readonly parts?: ReadonlyMap<number, readonly [from: number, to: number]>;
  /** Name of the resource that could not be read; only with the notice 'no-weights'. */
  readonly missing?: string;
};

/** One choice of blocks, parallel to outline.blocks, and its confidence: 0 (a guess) to 1. */
export type Selection = { readonly keep: readonly boolean[]; readonly confidence: number };

/** What to return besides the decision. */
export type ClassifyOptions = {
  /** The topics behind each block's decision; takes about as long as the decision itself. */
  readonly explain?: boolean;
};

/** Data that is too large for every script, as text by name: stop words of a language, weights of a network. */
export type Resources = Readonly<Record<string, string | undefined>>;

/** An extraction algorithm: pure and synchronous. */
export type Algorithm = {
  /** Name of its folder. words.json there has its name for the user. */
  readonly id: string;
  /** Every key that `Verdicts.reason` may hold when the algorithm has its resources. */
  readonly reasons: readonly string[];
  /** Names of the resources that `classify` uses for this page. It works without them and returns a notice then. */
  needs?(page: Page): readonly string[];
  classify(page: Page, resources?: Resources, wish?: ClassifyOptions): Verdicts;
  /** `classify` in steps, for long pages; absent where the algorithm decides at once. */
  classifyInSteps?(page: Page, resources?: Resources, wish?: ClassifyOptions): Steps<Verdicts>;
};
