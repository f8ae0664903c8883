import { lowerBound } from './lower-bound.ts';
import type { Block, Outline, OutlineElement } from './types.ts';

/** The element, block or run with an index that the list has. Throws a RangeError for any other index. */
export function itemAt<T extends object>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`No ${index}`);
  return item;
}

/**
 * Index of the nearest element that passes the test, from the element at `index` outwards; -1 where none does, and for
 * a negative index.
 */
export function closest<E extends { readonly parent: number }>(
  elements: readonly E[],
  index: number,
  test: (element: E, index: number) => boolean,
): number {
  let at = index;
  while (at >= 0) {
    const element = itemAt(elements, at);
    if (test(element, at)) break;
    at = element.parent;
  }
  return at;
}

/** Indices of the blocks from the first to the last one inside an element. */
export function blockRange({ firstBlock, lastBlock }: Pick<OutlineElement, 'firstBlock' | 'lastBlock'>): number[] {
  const blocks: number[] = [];
  for (let b = firstBlock; b < lastBlock; b++) blocks.push(b);
  return blocks;
}

/** The same without blocks that begin inside an inline element and end after it. */
export function blocksWithin({ elements, blocks }: Outline, index: number): number[] {
  const element = itemAt(elements, index);
  return blockRange(element).filter((b) => {
    const own = itemAt(blocks, b).element;
    return own >= index && own < element.end;
  });
}

/** Characters of the blocks with these indices. */
export function charsOf(blocks: readonly Block[], indices: readonly number[]): number {
  return indices.reduce((sum, b) => sum + itemAt(blocks, b).chars, 0);
}

/** Index of the first run of a block, by halving; that of the next block where the block has none. */
export function firstRunOf(runs: Outline['runs'], block: number): number {
  return lowerBound(runs.length, (run) => (runs[run]?.block ?? Infinity) < block);
}
