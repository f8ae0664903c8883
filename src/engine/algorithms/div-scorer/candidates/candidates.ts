import type { Outline } from '../../../types.ts';
import { readStructure, type Structure } from './structure.ts';

/** A structural element with its own text: text in nested candidates is not part of it. */
export type Candidate = {
  readonly element: number;
  /** Indices of its own blocks, in document order. */
  readonly blocks: readonly number[];
  readonly chars: number;
  readonly linkChars: number;
  readonly sentences: number;
  /** Own elements, except paragraphs and headings. */
  readonly markup: number;
};

/** The candidates of a page in document order. */
export type CandidateSet = {
  readonly outline: Outline;
  readonly candidates: readonly Candidate[];
  /** 1 for an element inside a control; parallel to outline.elements. */
  readonly inControl: Uint8Array;
};

/** Minimum characters of a candidate: a shorter text is no article. */
export const MIN_CHARS = 25;

/** Finds the candidates of a page (text 002, "List of candidates"). */
export function findCandidates(outline: Outline): CandidateSet {
  const structure = readStructure(outline);
  const candidates: Candidate[] = [];
  for (const [element, blocks] of blocksByOwner(outline, structure)) {
    const candidate = candidateOf(outline, element, blocks, structure.markup[element]!);
    if (candidate.chars >= MIN_CHARS) candidates.push(candidate);
  }
  return {
    outline,
    candidates: candidates.sort((a, b) => a.element - b.element),
    inControl: structure.inControl,
  };
}

function blocksByOwner(outline: Outline, { owner, inControl }: Structure): Map<number, number[]> {
  const owned = new Map<number, number[]>();
  for (let i = 0; i < outline.blocks.length; i++) {
    const { element } = outline.blocks[i]!;
    const ownerElement = owner[element]!;
    if (ownerElement < 0 || inControl[element]) continue;
    const blocks = owned.get(ownerElement);
    if (blocks) blocks.push(i);
    else owned.set(ownerElement, [i]);
  }
  return owned;
}

function candidateOf(outline: Outline, element: number, blocks: readonly number[], markup: number): Candidate {
  // Blocks are joined by one space each.
  let chars = blocks.length - 1;
  let linkChars = 0;
  let sentences = 0;
  for (const i of blocks) {
    const block = outline.blocks[i]!;
    chars += block.chars;
    linkChars += block.linkChars;
    sentences += block.sentences;
  }
  return { element, blocks, chars, linkChars, sentences, markup };
}
