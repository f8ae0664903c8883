import { closest, itemAt } from '../../../engine/outline-tree.ts';
import { nodeAt } from '../../walk/node-at.ts';
import { attributeOf, textContentOf } from '../../safe-dom.ts';
import type { Steps } from '../../../engine/steps.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { firstFrom } from './sorted-numbers.ts';
import { mayMatch } from '../../walk/may-match.ts';
import { authorOfLine } from './post-marks.ts';
import { shortPosts } from './short-posts.ts';
import { elementsWithLine, isAuthorMark, isTimeMark, MARK_TAGS, POST_TYPE } from './mark-names.ts';

/** Elements that are tested in one step. */
const ELEMENTS_A_STEP = 1_024;
/** Characters of a line with an author and a time. */
const LONGEST_LINE = 80;

/**
 * False if an element cannot hold a thread of unknown software: it has neither two parts with an author, a time and
 * kept text, nor the type of a post. `kept`: characters of kept text per element. A cheap test before `findThread`.
 */
export function* mayHoldPosts(walk: Walk, kept: Float64Array, container: number): Steps<boolean> {
  const { elements, blocks } = walk.outline;
  if (blocks.filter(({ chars, text }) => chars <= LONGEST_LINE && authorOfLine(text) !== '').length > 1) return true;
  const authors: number[] = [];
  const times: number[] = [];
  const hasItems = mayMatch(walk, '[itemtype*="schema.org/"], [itemprop*="author"]');
  const { end } = itemAt(elements, container);
  for (let i = container; i < end; i++) {
    if (i % ELEMENTS_A_STEP === 0) yield;
    const { tag, classes } = itemAt(elements, i);
    if (!hasItems && classes === '' && !MARK_TAGS.has(tag)) continue;
    const node = nodeAt(walk, i);
    if (hasItems && POST_TYPE.test(attributeOf(node, 'itemtype'))) return true;
    const isAuthor = isAuthorMark(walk, i);
    if (isAuthor) authors.push(i);
    // The line of an author may have a date without an element of its own.
    if (isTimeMark(walk, i) || (isAuthor && /\d/.test(textContentOf(node) ?? ''))) times.push(i);
  }
  // Code that loads later tells dates from other numbers.
  const isFew = times.length < 2 && authors.length > 1;
  const dates = isFew ? elementsWithLine(walk, container, end, (text) => /\d/.test(text)) : times;
  let first = -1;
  for (const time of dates) {
    const at = closest(
      elements,
      time,
      (around, i) => i <= container || ((kept[i] ?? 0) > 0 && firstFrom(authors, i) < around.end),
    );
    if (at <= container || at === first) continue;
    if (first >= 0) return true;
    first = at;
  }
  return shortPosts(walk, kept, container).length > 0;
}
