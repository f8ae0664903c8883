import type { Outline, OutlineElement } from '../types.ts';

/** Running sums of block characters: entry i is the sum over the blocks before i, of blocks.length + 1 entries. */
export function charsBefore({ blocks }: Outline): Float64Array {
  const sums = new Float64Array(blocks.length + 1);
  for (let i = 0; i < blocks.length; i++) sums[i + 1] = sums[i]! + blocks[i]!.chars;
  return sums;
}

/** Running sums as in charsBefore, over the flagged blocks only. */
export function flaggedCharsBefore({ blocks }: Outline, flags: ArrayLike<number | boolean>): Float64Array {
  const sums = new Float64Array(blocks.length + 1);
  for (let i = 0; i < blocks.length; i++) sums[i + 1] = sums[i]! + (flags[i] ? blocks[i]!.chars : 0);
  return sums;
}

/** Characters of the text inside an element, by running sums over the blocks. */
export function charsOf(sums: Float64Array, { firstBlock, lastBlock }: OutlineElement): number {
  return sums[lastBlock]! - sums[firstBlock]!;
}
