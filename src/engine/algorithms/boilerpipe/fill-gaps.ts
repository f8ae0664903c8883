import type { Filter } from './filter.ts';
import { FURNITURE, hasLabel, HEADING, isLinked, withVerdict, type TextBlock } from './text-block.ts';

/**
 * Up to `gap` blocks between two content blocks become content, except linked blocks and furniture: captions,
 * dialogue, list entries, table cells.
 */
export function fillGaps(gap: number): Filter {
  return (blocks) => {
    const filled = [...blocks];
    let previous = -1;
    for (let i = 0; i < blocks.length; i++) {
      if (!blocks[i]!.isContent) continue;
      if (previous >= 0 && i - previous - 1 <= gap)
        for (let j = previous + 1; j < i; j++) {
          const between = blocks[j]!;
          if (isPlain(between)) filled[j] = withVerdict(between, true);
        }
      previous = i;
    }
    return filled;
  };
}

/** A heading right before a content block becomes content, except a linked one and furniture. */
export const joinHeadings: Filter = (blocks) =>
  blocks.map((block, i) =>
    hasLabel(block, HEADING) && isPlain(block) && blocks[i + 1]?.isContent === true ? withVerdict(block, true) : block,
  );

function isPlain(block: TextBlock): boolean {
  return !isLinked(block) && !hasLabel(block, FURNITURE);
}
