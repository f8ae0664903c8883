import type { Block, Outline, OutlineElement } from '../types.ts';

/** Running sums over blocks: entry i is the sum over the blocks before i; one entry more than there are blocks. */
export function runningSums(blocks: readonly Block[], of: (block: Block, index: number) => number): Float64Array {
  const sums = new Float64Array(blocks.length + 1);
  let sum = 0;
  for (let b = 0; b < blocks.length; b++) sums[b + 1] = sum += of(blocks[b]!, b);
  return sums;
}

/** Running sums of block characters. */
export function charsBefore({ blocks }: Outline): Float64Array {
  return runningSums(blocks, ({ chars }) => chars);
}

/** The sum over the blocks from … to-1, of running sums. */
export function sumBetween(sums: ArrayLike<number>, from: number, to: number): number {
  return sums[to]! - sums[from]!;
}

/** The sum over the blocks inside an element, of running sums. */
export function sumInside(
  sums: ArrayLike<number>,
  { firstBlock, lastBlock }: Pick<OutlineElement, 'firstBlock' | 'lastBlock'>,
): number {
  return sums[lastBlock]! - sums[firstBlock]!;
}
