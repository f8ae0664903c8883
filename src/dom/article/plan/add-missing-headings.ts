import { itemAt } from '../../../engine/outline-tree.ts';
import type { Block } from '../../../engine/types.ts';
import { type PlanContext, type PlanState, keepBlocks } from './plan-state.ts';

/** Kept headings beside one that is not: sections of one article. */
const LEAST_KEPT = 2;
/** Words of a heading. */
const MOST_WORDS = 15;

/**
 * Adds a heading that the verdicts miss, for example below an advertisement, where its section and most headings of the
 * same level beside it are kept.
 */
export function addMissingHeadings(state: PlanState, { walk: { outline }, known }: PlanContext): PlanState {
  if (known.isComments) return state;
  const { keep } = state.kept;
  const { elements, blocks } = outline;
  const groupOf = ({ element, heading }: Block): string =>
    `${String(itemAt(elements, element).parent)} ${String(heading)}`;
  const kept = new Map<string, number>();
  const missing = new Map<string, number[]>();
  blocks.forEach((block, b) => {
    if (block.heading < 2) return;
    const group = groupOf(block);
    if (keep[b]) kept.set(group, (kept.get(group) ?? 0) + 1);
    else if (keep[b + 1] && block.words <= MOST_WORDS && blocks[b + 1]!.heading === 0 && block.linkChars === 0) {
      const own = missing.get(group);
      if (own) own.push(b);
      else missing.set(group, [b]);
    }
  });
  const found = [...missing].flatMap(([group, own]) => {
    const count = kept.get(group) ?? 0;
    return count >= LEAST_KEPT && count > own.length ? own : [];
  });
  return keepBlocks(state, found);
}
