import type { FilterContext } from '../algorithms/boilerpipe/filter.ts';
import type { TextBlock } from '../algorithms/boilerpipe/text-block.ts';

/** Text blocks with these facts, each of 20 words in one full line and not content unless given otherwise. */
export function textBlockSequence(...facts: Partial<TextBlock>[]): TextBlock[] {
  return facts.map((fact, i) => ({
    words: 20,
    anchorWords: 0,
    wrappedWords: fact.words ?? 20,
    wrappedLines: 1,
    parts: [i],
    level: 3,
    first: i,
    last: i,
    labels: 0,
    isContent: false,
    ...fact,
  }));
}

/** A page without a title and without text, for filters that read neither. */
export const NO_CONTEXT: FilterContext = { title: '', textOf: () => '' };

/** One letter for each block: C for content, B for boilerplate. */
export function verdictLetters(blocks: readonly TextBlock[]): string {
  return blocks.map(({ isContent }) => (isContent ? 'C' : 'B')).join('');
}
