import { itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { bareText } from '../../../engine/text/letters.ts';
import { matchesOf } from '../../safe-dom.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { ownElements } from './family-posts.ts';
import type { PostRecord } from './post-records.ts';

const ACCEPTED =
  '.accepted,.accepted-answer,.accepted-solution,.message--solution,.best-answer,' +
  '.is-solution,.solution,.marked-answer,[itemprop~="acceptedAnswer"]';
/** Characters at the start of an accepted answer by which its post is recognised. */
const MATCHED_CHARS = 60;

/**
 * The posts that the page marks as accepted, by class, microdata or the text in its JSON-LD (`accepted`, '' for none).
 * Empty where every post is marked.
 */
export function acceptedPosts(walk: Walk, records: readonly PostRecord[], accepted: string): Set<PostRecord> {
  const { elements, blocks } = walk.outline;
  const start = bareText(accepted).slice(0, MATCHED_CHARS);
  const posts = records.map(({ index }) => index);
  const chosen = records.filter(({ body }, at) => {
    const { firstBlock, lastBlock } = itemAt(elements, body);
    const text = blocks.slice(firstBlock, lastBlock).map((block) => block.text);
    return (
      (start !== '' && bareText(text.join(' ')).startsWith(start)) ||
      ownElements(walk, posts, at).some((i) => matchesOf(nodeAt(walk, i), ACCEPTED))
    );
  });
  return new Set(chosen.length < records.length ? chosen : []);
}
