import type { Outline } from '../types.ts';

/** The number of words of the kept blocks. `keep` is parallel to the blocks. */
export function keptWords({ blocks }: Pick<Outline, 'blocks'>, keep: readonly boolean[]): number {
  return blocks.reduce((sum, { words }, b) => (keep[b] ? sum + words : sum), 0);
}
