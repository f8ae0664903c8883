import type { Outline } from '../../engine/types.ts';

/** The blocks inside an element, by index. A block that begins inside an inline element may end after it. */
export function blocksWithin({ elements, blocks }: Outline, index: number): number[] {
  const { firstBlock, lastBlock, end } = elements[index]!;
  const found: number[] = [];
  for (let b = firstBlock; b < lastBlock; b++)
    if (blocks[b]!.element >= index && blocks[b]!.element < end) found.push(b);
  return found;
}
