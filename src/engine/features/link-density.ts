import type { Block } from '../types.ts';

/** Link density by characters (Kohlschütter et al. 2010): link characters / characters, 0–1; 0 without text. */
export function linkDensity(linkChars: number, chars: number): number {
  return chars > 0 ? linkChars / chars : 0;
}

/** Link density of the blocks first … end-1 together. */
export function linkDensityOfBlocks(blocks: readonly Block[], first: number, end: number): number {
  let [linkChars, chars] = [0, 0];
  for (let b = first; b < end; b++) {
    const block = blocks[b]!;
    linkChars += block.linkChars;
    chars += block.chars;
  }
  return linkDensity(linkChars, chars);
}
