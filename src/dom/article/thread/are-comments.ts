import { blockRange, closest, itemAt } from '../../../engine/outline-tree.ts';
import type { Walk } from '../../walk/walk-page.ts';
import type { PostRecord } from './post-records.ts';

/** Paragraphs of an article above its comments, and words of each. */
const PARAGRAPHS = 3;
const PARAGRAPH_WORDS = 20;
/** Names of comments and of boxes around them. */
const COMMENT_NAME = /comment|disqus|remark42|\bisso\b|talkback/i;
/** A heading above comments. */
export const COMMENT_HEADING =
  /^\W*(?:\d+ |reader |user )?(?:comments?|responses|kommentare?|commentaires?|coment[aá]rios?|commenti|комментари|yorum|コメント|评论|評論|댓글|تعليقات)/i;

/**
 * True where records are comments on an article above them: several kept paragraphs, then records that a name or a
 * heading calls comments. An opening post or a question has them too, but its answers are named otherwise.
 */
export function areComments(walk: Walk, keep: readonly boolean[], records: readonly PostRecord[]): boolean {
  const { elements, blocks } = walk.outline;
  const [first] = records;
  if (first === undefined) return false;
  const { firstBlock } = itemAt(elements, first.index);
  let paragraphs = 0;
  for (let b = 0; b < firstBlock; b++) {
    const { heading, words, sentences, linkChars, chars } = itemAt(blocks, b);
    if (keep[b] && heading === 0 && words >= PARAGRAPH_WORDS && sentences > 0 && linkChars * 2 < chars) paragraphs++;
  }
  return paragraphs >= PARAGRAPHS && (isNamed(walk, first.index) || isBelowHeading(walk, first.index));
}

function isNamed({ outline: { elements } }: Walk, index: number): boolean {
  const isOfPage = (tag: string): boolean => tag === 'body' || tag === 'html' || tag === 'main' || tag === 'article';
  return (
    closest(
      elements,
      index,
      ({ classes, id, tag }, i) => (i === index || !isOfPage(tag)) && COMMENT_NAME.test(`${classes} ${id}`),
    ) >= 0
  );
}

function isBelowHeading({ outline: { elements, blocks } }: Walk, index: number): boolean {
  const above = blockRange({ firstBlock: 0, lastBlock: itemAt(elements, index).firstBlock });
  const heading = above.findLast((b) => itemAt(blocks, b).heading > 1);
  return heading !== undefined && COMMENT_HEADING.test(itemAt(blocks, heading).text);
}

/** The blocks of comments, from the heading above them to the last one. */
export function blocksOfComments({ outline: { elements, blocks } }: Walk, records: readonly PostRecord[]): number[] {
  const ranges = records.map(({ index }) => itemAt(elements, index));
  const first = Math.min(...ranges.map(({ firstBlock }) => firstBlock));
  const last = Math.max(...ranges.map(({ lastBlock }) => lastBlock));
  const isLabel = COMMENT_HEADING.test(blocks[first - 1]?.text ?? '');
  return blockRange({ firstBlock: isLabel ? first - 1 : first, lastBlock: last });
}
