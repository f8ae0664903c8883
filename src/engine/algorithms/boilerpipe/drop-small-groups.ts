import type { Filter } from './filter.ts';
import { withVerdict } from './text-block.ts';

/**
 * Content blocks with more than `gap` blocks between them are in different groups. Removes the groups with fewer words
 * than `share` of those of the largest group.
 */
export function dropSmallGroups({ gap, share }: { readonly gap: number; readonly share: number }): Filter {
  return (blocks) => {
    const group = new Int32Array(blocks.length).fill(-1);
    const words: number[] = [];
    let previous = -Infinity;
    for (let i = 0; i < blocks.length; i++) {
      const block = blocks[i]!;
      if (!block.isContent) continue;
      if (i - previous - 1 > gap) words.push(0);
      group[i] = words.length - 1;
      words[words.length - 1]! += block.words;
      previous = i;
    }
    const minWords = share * words.reduce((most, count) => Math.max(most, count), 0);
    return blocks.map((block, i) =>
      block.isContent && words[group[i]!]! < minWords ? withVerdict(block, false) : block,
    );
  };
}
