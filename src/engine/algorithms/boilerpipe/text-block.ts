import { linkDensity } from '../../features/link-density.ts';
import { countsOf, type LineCounter, type LineCounts } from './line-counter.ts';

/** Labels are bits: a joined block has those of both. The compat forms add more (bench/compat/boilerpipe/labels.ts). */
export const HEADING = 1;
/** The article ends here: comments or forms follow. */
export const END_OF_TEXT = 2;
export const FURNITURE = 4;

/** Thresholds of the decision trees (WSDM 2010, section 4), as code 1.2.0 has them: about 1/3 and 5/9. */
const MAX_LINK_DENSITY = 0.333333;
const MOSTLY_LINKS = 0.555556;

/** A text block, or several joined ones, with its verdict so far. */
export type TextBlock = LineCounts & {
  /** Indices in TextPage.blocks of the blocks that it was joined from, in order. */
  readonly parts: readonly number[];
  /** Block elements and links around its first text; the lowest of the joined blocks. */
  readonly level: number;
  /** Positions of its first and last part among all text blocks of the page; removed blocks leave gaps. */
  readonly first: number;
  readonly last: number;
  readonly labels: number;
  readonly isContent: boolean;
};

/**
 * The text block at position `at`, boilerplate so far. Every function here writes out all fields in one order: spread
 * copies and objects of different shapes are slow.
 */
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

/** Link density by words, 0–1; 0 without words. */
export function linkDensityOf({ words, anchorWords }: TextBlock): number {
  return linkDensity(anchorWords, words);
}

/** True for a block with too many words in links to be content: more than a third. */
export function isLinked(block: TextBlock): boolean {
  return linkDensityOf(block) > MAX_LINK_DENSITY;
}

/** True for a block that is probably a menu: more than 5/9 of its words are in links. */
export function isMostlyLinks(block: TextBlock): boolean {
  return linkDensityOf(block) > MOSTLY_LINKS;
}

/**
 * Words per full line; for a single line the number of its words. In single precision, as fusion compares densities for
 * equality.
 */
export function textDensity({ wrappedWords, wrappedLines }: TextBlock): number {
  return Math.fround(wrappedWords / wrappedLines);
}

/** True for a block with this label. */
export function hasLabel({ labels }: TextBlock, label: number): boolean {
  return (labels & label) !== 0;
}

/** A copy of the block with one more label. */
export function withLabel(block: TextBlock, label: number): TextBlock {
  return copy(block, block.labels | label, block.isContent);
}

/** A copy of the block with this verdict; the block itself if it has that verdict already. */
export function withVerdict(block: TextBlock, isContent: boolean): TextBlock {
  return block.isContent === isContent ? block : copy(block, block.labels, isContent);
}

function copy(
  { words, anchorWords, wrappedWords, wrappedLines, parts, level, first, last }: TextBlock,
  labels: number,
  isContent: boolean,
): TextBlock {
  return { words, anchorWords, wrappedWords, wrappedLines, parts, level, first, last, labels, isContent };
}
