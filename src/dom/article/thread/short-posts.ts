import { blockRange, itemAt } from '../../../engine/outline-tree.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { elementsWithLine, isAuthorMark, isTimeMark } from './mark-names.ts';

/** Elements around the kept text of which one may be a post. */
const MAX_LEVELS = 6;
/** A post has its own time and that of a change. */
const MAX_TIMES = 3;
/** Beside the text of one post, the title may be kept. */
const MAIN_SHARE = 0.7;

/**
 * Posts of which only one is kept, because the others are short: siblings of one kind, each with an author and a time
 * and none with the page's title. Empty without such. `kept`: characters of kept text per element.
 */
export function shortPosts(walk: Walk, kept: Float64Array, container: number): readonly number[] {
  const { elements } = walk.outline;
  let at = mainPart(walk, kept, container);
  for (let level = 0; at > 0 && level < MAX_LEVELS; level++) {
    const alike = childrenLike(walk, at);
    if (alike.length > 1 && alike.every((child) => isCredited(walk, child))) return alike;
    at = itemAt(elements, at).parent;
  }
  return [];
}

/** The innermost element with most of the kept text of another. */
function mainPart({ outline: { elements } }: Walk, kept: Float64Array, container: number): number {
  const least = (kept[container] ?? 0) * MAIN_SHARE;
  let main = container;
  for (let i = container + 1; i < itemAt(elements, main).end;) {
    const isMain = (kept[i] ?? 0) > least;
    if (isMain) main = i;
    i = isMain ? i + 1 : itemAt(elements, i).end;
  }
  return main;
}

/** The children of an element's parent that are of its kind, itself included. */
function childrenLike({ outline: { elements } }: Walk, index: number): number[] {
  const { parent, tag, classes } = itemAt(elements, index);
  const words = classes.split(/\s+/).filter((word) => word !== '');
  const found: number[] = [];
  for (let i = parent + 1; i < itemAt(elements, parent).end; i = itemAt(elements, i).end) {
    const other = itemAt(elements, i);
    const others = other.classes.split(/\s+/);
    if (other.tag === tag && (classes === other.classes || words.some((word) => others.includes(word)))) found.push(i);
  }
  return found;
}

function isCredited(walk: Walk, index: number): boolean {
  const { elements, blocks } = walk.outline;
  const { end, firstBlock, lastBlock } = itemAt(elements, index);
  if (lastBlock - firstBlock < 2 || blockRange(itemAt(elements, index)).some((b) => itemAt(blocks, b).heading === 1))
    return false;
  let [times, hasAuthor] = [0, false];
  for (let i = index; i < end; i++) {
    if (isAuthorMark(walk, i)) hasAuthor = true;
    if (isTimeMark(walk, i)) times++;
  }
  if (!hasAuthor || times > MAX_TIMES) return false;
  return times > 0 || elementsWithLine(walk, index, end, (text) => /\d/.test(text)).length > 0;
}
