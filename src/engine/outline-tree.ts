import type { Block, Outline, OutlineElement } from './types.ts';

/** The element with an index that the list has. Throws a RangeError for any other index. */
export function elementAt<E extends object>(elements: readonly E[], index: number): E {
  const element = elements[index];
  if (element === undefined) throw new RangeError(`No ${index}`);
  return element;
}

/** The block with an index that the outline has. Throws a RangeError for any other index. */
export function blockAt(blocks: readonly Block[], index: number): Block {
  return elementAt(blocks, index);
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
    const element = elementAt(elements, at);
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
  const element = elementAt(elements, index);
  return blockRange(element).filter((b) => {
    const own = blockAt(blocks, b).element;
    return own >= index && own < element.end;
  });
}
