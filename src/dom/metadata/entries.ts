import { commentsByHeads } from '../../engine/features/comment-heads.ts';
import { closest, itemAt } from '../../engine/outline-tree.ts';
import { markOf, type VisiblePage } from './visible-page.ts';

/** Fewer siblings may be anything. */
const MIN_ENTRIES = 3;
/** Words of a paragraph, and the paragraphs below the headline behind which the page has other things. */
const PROSE_WORDS = 20;
const PROSE = 2;
/** A heading above comments; the vocabulary of labels would be too large for this script. */
const COMMENTS =
  /^\W*(?:\d+ )?(?:comments?|responses|replies|kommentare?|commentaires?|coment[aá]rios?|комментари|yorum|コメント|评论|댓글)/i;
const LIVE = /live-?blog|live-?ticker/;

/**
 * 1 for each element that is an entry of the page, such as a post or a report of a live blog, or inside one: its name
 * and date are not the page's. Entries are siblings of one kind: articles, and whatever has a time in a live blog or
 * below paragraphs, and all below a heading of comments there, and comments with names and dates at their heads. Those
 * that hold the headline are none.
 */
export function entriesOf(page: VisiblePage): Uint8Array {
  const { elements, blocks } = page.outline;
  const anchor = blocks[page.headline]?.element ?? -1;
  let prose = 0;
  const below = blocks.findIndex(
    ({ words, sentences }, b) => b > page.headline && words >= PROSE_WORDS && sentences > 0 && ++prose === PROSE,
  );
  const isLive = new Uint8Array(elements.length);
  const hasTime = new Uint8Array(elements.length);
  for (let i = elements.length - 1; i > 0; i--) {
    const { tag, parent } = itemAt(elements, i);
    if (tag === 'time') hasTime[i] = 1;
    if (hasTime[i] === 1 && parent >= 0) hasTime[parent] = 1;
  }
  const groups = new Map<string, number[]>();
  for (const [i, { tag, classes, parent, end, firstBlock }] of elements.entries()) {
    if (parent < 0) continue;
    isLive[i] = isLive[parent] === 1 || LIVE.test(markOf(page, i)) ? 1 : 0;
    if (tag !== 'article' && (hasTime[i] === 0 || !(isLive[i] === 1 || (below >= 0 && firstBlock > below)))) continue;
    if (i <= anchor && anchor < end) continue;
    const key = `${parent} ${tag === 'article' ? tag : `${tag} ${classes}`}`;
    const group = groups.get(key);
    if (group) group.push(i);
    else groups.set(key, [i]);
  }
  const found = new Uint8Array(elements.length);
  const comments = blocks.findIndex(
    ({ heading, text }, b) => below >= 0 && b > below && heading > 1 && COMMENTS.test(text),
  );
  const label = blocks[comments]?.element ?? -1;
  const box = closest(elements, label, ({ firstBlock, lastBlock }) => lastBlock - firstBlock > 1);
  if (box >= 0) found.fill(1, label, itemAt(elements, box).end);
  for (const group of groups.values())
    if (group.length >= MIN_ENTRIES) for (const entry of group) found.fill(1, entry, itemAt(elements, entry).end);
  commentsByHeads(page.outline)?.forEach((is, b) => {
    const { element } = itemAt(blocks, b);
    if (is === 1) found.fill(1, element, itemAt(elements, element).end);
  });
  return found;
}
