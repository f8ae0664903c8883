import type { Outline } from '../../types.ts';
import type { Structure } from './structure.ts';

/** A structural element with the text that is its own: the text of nested ones is taken out, they are candidates themselves. */
export type Candidate = {
  readonly element: number;
  /** Indices of its own blocks, in document order. */
  readonly blocks: readonly number[];
  readonly chars: number;
  readonly linkChars: number;
  readonly sentences: number;
  /** Elements in its own region, paragraphs and headings apart. */
  readonly markup: number;
};

/** Shorter own text cannot be an article. Proposed in the project's reading of text 002. */
export const MIN_CHARS = 25;

/** The flat list element → own text, in document order. */
export function findCandidates(outline: Outline, structure: Structure): Candidate[] {
  const owned = blocksByOwner(outline, structure);
  const candidates: Candidate[] = [];
  for (const [element, blocks] of owned) {
    const candidate = describe(outline, element, blocks, structure.markup[element]!);
    if (candidate.chars >= MIN_CHARS) candidates.push(candidate);
  }
  return candidates.sort((a, b) => a.element - b.element);
}

function blocksByOwner(outline: Outline, { owner, inControl }: Structure): Map<number, number[]> {
  const owned = new Map<number, number[]>();
  for (let i = 0; i < outline.blocks.length; i++) {
    const { element } = outline.blocks[i]!;
    const at = owner[element]!;
    if (at < 0 || inControl[element]) continue;
    const list = owned.get(at);
    if (list) list.push(i);
    else owned.set(at, [i]);
  }
  return owned;
}

/** Block lengths are joined by one space, as the text would be. */
function describe(outline: Outline, element: number, blocks: readonly number[], markup: number): Candidate {
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
