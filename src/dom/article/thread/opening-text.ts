import { blockRange, itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { attributeOf, closestOf, matchesOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import type { PostRecord } from './post-records.ts';

const TEXT = '[itemprop~="text"],[itemprop~="articleBody"]';
const STARTS_THREAD = /\/(?:DiscussionForumPosting|Question)$/;

/**
 * Indices of the blocks with the text that starts a thread and is outside its posts: in microdata it is the text of a
 * posting, and the posts are its comments. Text that is kept elsewhere is left out.
 */
export function openingText(walk: Walk, keep: readonly boolean[], records: readonly PostRecord[]): number[] {
  const { elements, blocks } = walk.outline;
  const first = records[0]?.index ?? 0;
  for (let i = 0; i < first; i++) {
    const node = nodeAt(walk, i);
    const opening = itemAt(elements, i);
    if (opening.end > first || !matchesOf(node, TEXT)) continue;
    const item = closestOf(node, '[itemscope]');
    if (item === null || !STARTS_THREAD.test(attributeOf(item, 'itemtype'))) continue;
    const { firstBlock, lastBlock } = opening;
    const shown = new Set(
      blocks.filter((_, b) => keep[b] && (b < firstBlock || b >= lastBlock)).map(({ text }) => text),
    );
    return blockRange(opening).filter((b) => !shown.has(itemAt(blocks, b).text));
  }
  return [];
}
