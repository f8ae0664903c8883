import type { PageKind } from '../article.ts';

export type { PageKind } from '../article.ts';

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

/** A text node with something to read, or with white space inside a block. */
export type TextRun = {
  /** Index of its parent element; inline elements are elements too. */
  readonly element: number;
  /** Index of the block it is part of. */
  readonly block: number;
  /** Elements that started before it. */
  readonly before: number;
  /** Elements left out of the outline before it: scripts, styles, templates and what else nobody reads. */
  readonly skipped: number;
  /** Its part of the block's text is text.slice(start, end), white space that divides it from a neighbour included. */
  readonly start: number;
  readonly end: number;
};

/** What the walk returns: plain data in document order; blocks point to elements by index, never by node. */
export type Outline = {
  readonly elements: readonly OutlineElement[];
  readonly blocks: readonly Block[];
  readonly runs: readonly TextRun[];
};

/** What the page says of itself in its machine-readable parts. */
export type Stated = {
  /** schema.org types and, with "og:" before it, the Open Graph type; lower case. */
  readonly kinds: readonly string[];
  /** Text that it says it holds: article bodies, descriptions, names. */
  readonly text: string;
};

/** What an algorithm sees: the outline and what the page says of itself. */
export type Page = {
  readonly outline: Outline;
  readonly title: string;
  readonly description: string;
  readonly lang: string;
  readonly url: string;
  readonly stated?: Stated;
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
  /** What kind of page it is, and how probable that is, 0–1; absent where the algorithm does not tell. */
  readonly kind?: { readonly name: PageKind; readonly probability: number };
  /** Whether the algorithm finds that the page holds nothing to read; keep is its best guess all the same. Absent where it has no say in that. */
  readonly refuse?: 'no-article' | null;
  /** Key of a notice to the user, e.g. 'no-stop-words': words.json holds its text. Absent where all went well. */
  readonly note?: string;
  /** Other parts of the page that a person may have meant, best first. */
  readonly alternatives?: readonly Selection[];
  /** For each block what weighed most, strongest first, as keys like `reason`; empty where `reason` says it all. Only where it was asked for. */
  readonly because?: readonly (readonly string[])[];
  /** Name of the resource that could not be read, beside the note 'no-weights'. */
  readonly missing?: string;
};

/** A choice of blocks, parallel to outline.blocks, and how sure it is: 0 (a guess) to 1. */
export type Selection = { readonly keep: readonly boolean[]; readonly confidence: number };

/** What a caller wants to know beside the decision. */
export type ClassifyOptions = {
  /** The reasons for it, block by block; they take about as long as the decision itself. */
  readonly explain?: boolean;
};

/** Data that an algorithm works with and that is too large to be part of every script: the stop words of one language, the weights of a network. Text, by name. */
export type Resources = Readonly<Record<string, string | undefined>>;

/** Pure and synchronous. */
export type Algorithm = {
  readonly id: string;
  readonly label: string;
  /** Every key that `Verdicts.reason` may hold when the algorithm has its resources. */
  readonly reasons: readonly string[];
  /** Names of the resources that classify wants for this page. One that is not there is no error: classify does without, and notes it. */
  needs?(page: Page): readonly string[];
  classify(page: Page, resources?: Resources, wish?: ClassifyOptions): Verdicts;
};
