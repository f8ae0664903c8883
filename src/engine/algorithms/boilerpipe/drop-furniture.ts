import type { Filter } from './filter.ts';
import { FURNITURE, hasLabel, withVerdict } from './text-block.ts';

/** Removes blocks in furniture. */
export const dropFurniture: Filter = (blocks) =>
  blocks.map((block) => (hasLabel(block, FURNITURE) ? withVerdict(block, false) : block));
