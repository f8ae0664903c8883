import { withVerdict, type TextBlock } from './text-block.ts';

/** Classifies a block by itself and its two neighbours: true for content. */
export type NeighbourRule = (previous: TextBlock, current: TextBlock, next: TextBlock) => boolean;

/** The neighbour of the first and of the last block. */
const NO_BLOCK: TextBlock = {
  words: 0,
  anchorWords: 0,
  wrappedWords: 0,
  wrappedLines: 1,
  parts: [],
  level: 0,
  first: 0,
  last: 0,
  labels: 0,
  isContent: false,
};

/** The blocks with the verdicts of the rule. */
export function classifyByNeighbours(blocks: readonly TextBlock[], rule: NeighbourRule): TextBlock[] {
  const classified: TextBlock[] = [];
  let previous = NO_BLOCK;
  for (let i = 0; i < blocks.length; i++) {
    const current = blocks[i]!;
    const next = i + 1 < blocks.length ? blocks[i + 1]! : NO_BLOCK;
    classified.push(withVerdict(current, rule(previous, current, next)));
    previous = current;
  }
  return classified;
}
