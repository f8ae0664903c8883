import { countsOf, type LineCounter, type LineCounts } from './line-counter.ts';

/** Labels are bits, so that joined blocks have those of both. */
export const LIST_ITEM = 1;
export const HEADING = 2;
export const TITLE = 4;
/** The article ends here: comments, forms and the like follow. */
export const END_OF_TEXT = 8;
export const VERY_LIKELY = 16;
export const MIGHT_BE = 32;
/** In navigation, a footer or the like, by the page's own word (modern profile only). */
export const FURNITURE = 64;

/** A text block, or several joined ones, with the verdict so far. */
export type TextBlock = LineCounts & {
  /** Indices of the blocks it was made of, in order. */
  readonly parts: readonly number[];
  /** Splitting elements and links around its first text; the least of the joined. */
  readonly level: number;
  /** First and last place in the page's sequence of text blocks: what was removed between two leaves a gap. */
  readonly first: number;
  readonly last: number;
  readonly labels: number;
  readonly isContent: boolean;
};

/** The block at this place, with what was counted; not content. Always written out, with its fields in one order: copies by spread are slow, and so are shapes that differ. */
export function newTextBlock(
  counter: LineCounter,
  { at, level, labels }: { readonly at: number; readonly level: number; readonly labels: number },
): TextBlock {
  const { words, anchorWords, wrappedWords, wrappedLines } = countsOf(counter);
  return {
    words,
    anchorWords,
    wrappedWords,
    wrappedLines,
    parts: [at],
    level,
    first: at,
    last: at,
    labels,
    isContent: false,
  };
}

/** Share of words in links, 0–1; 0 without words. */
export function linkDensity({ words, anchorWords }: TextBlock): number {
  return words === 0 ? 0 : anchorWords / words;
}

/** Words a full line; the number of words where there is one line only. Single precision, as equal densities join blocks. */
export function textDensity({ wrappedWords, wrappedLines }: TextBlock): number {
  return Math.fround(wrappedWords / wrappedLines);
}

export function hasLabel({ labels }: TextBlock, label: number): boolean {
  return (labels & label) !== 0;
}

export function withLabel(block: TextBlock, label: number): TextBlock {
  return copy(block, block.labels | label, block.isContent);
}

/** The block with this verdict; itself where that is its verdict already. */
export function withVerdict(block: TextBlock, isContent: boolean): TextBlock {
  return block.isContent === isContent ? block : copy(block, block.labels, isContent);
}

/** Two neighbours as one. `parts` is taken as given: who joins many collects them. */
export function joined(a: TextBlock, b: TextBlock, parts: readonly number[]): TextBlock {
  return {
    words: a.words + b.words,
    anchorWords: a.anchorWords + b.anchorWords,
    wrappedWords: a.wrappedWords + b.wrappedWords,
    wrappedLines: a.wrappedLines + b.wrappedLines,
    parts,
    level: Math.min(a.level, b.level),
    first: Math.min(a.first, b.first),
    last: Math.max(a.last, b.last),
    labels: a.labels | b.labels,
    isContent: a.isContent || b.isContent,
  };
}

function copy(
  { words, anchorWords, wrappedWords, wrappedLines, parts, level, first, last }: TextBlock,
  labels: number,
  isContent: boolean,
): TextBlock {
  return { words, anchorWords, wrappedWords, wrappedLines, parts, level, first, last, labels, isContent };
}
