import { blockRange, itemAt } from '../../../engine/outline-tree.ts';
import type { Outline } from '../../../engine/types.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { NO_TEXT } from './no-text.ts';
import { isNotText } from './not-text.ts';
import type { PostRecord } from './post-records.ts';

/**
 * Outside a post's body, a line of at most this many characters without a sentence is a rank, a counter or a button.
 */
export const FURNITURE_CHARS = 60;
/** After the last post, a text of at most this many characters says who may reply, or how. */
const LAST_LINE_CHARS = 120;

/**
 * A text with more characters beside author, time and score is prose, in which a link was taken for the author. The
 * longest credits with a sentence on 95 pages of forums have 59: "12/30/2017. Edited by …, 12/30/2017 #7".
 */
const LONGEST_CREDIT = 80;
/**
 * A longer text is no author and no time, though the page marks it as one. The longest on 800 pages, half of them of
 * forums, has 77 characters: the subject of a post with its time.
 */
const LONGEST_MARK = 100;

/** Indices of the blocks that hold the author, time or score of a post, and little else. */
export function creditBlocksOf({ elements, blocks, runs }: Outline, records: readonly PostRecord[]): Set<number> {
  /** Of each element the mark that it is in or is; -1 for others. */
  const markOf = new Int32Array(elements.length).fill(-1);
  for (const { index, author, time, score } of records)
    for (const mark of [author, time, score]) if (mark > index) markOf.fill(mark, mark, itemAt(elements, mark).end);
  /** Characters of each mark in a block. */
  const marked = new Map<number, Map<number, number>>();
  for (const { element, block, start, end } of runs) {
    const mark = markOf[element] ?? -1;
    if (mark < 0) continue;
    const own = marked.get(block) ?? new Map<number, number>();
    marked.set(block, own.set(mark, (own.get(mark) ?? 0) + end - start));
  }
  return new Set(
    [...marked].flatMap(([block, own]) => {
      const credited = [...own.values()].reduce((sum, chars) => sum + (chars <= LONGEST_MARK ? chars : 0), 0);
      return itemAt(blocks, block).chars - credited <= LONGEST_CREDIT ? [block] : [];
    }),
  );
}

/**
 * Indices of the kept blocks of a post that are user panels, votes and reply links. `owners`: the innermost post around
 * each element.
 */
export function furnitureBlocksOf(
  walk: Walk,
  keep: readonly boolean[],
  { index, body }: PostRecord,
  owners: Int32Array,
  credits: ReadonlySet<number>,
): number[] {
  const { elements, blocks } = walk.outline;
  const { parent, end } = itemAt(elements, body);
  return blockRange(itemAt(elements, index)).filter((block) => {
    const { element, chars, linkChars, sentences, heading, text } = itemAt(blocks, block);
    if (!keep[block] || credits.has(block)) return false;
    if (NO_TEXT.test(text)) return true;
    if ((owners[element] ?? -1) <= index && isNotText(walk, element, index)) return true;
    if (element >= body && element < end) return false;
    if (chars > FURNITURE_CHARS || (owners[element] ?? -1) > index) return false;
    if (linkChars === chars) return true;
    return sentences === 0 && heading === 0 && (parent !== index || holdsBlocks(walk, body));
  });
}

/** Indices of the kept short blocks after the last post: "You must be logged in to reply". */
export function linesAfter(
  { elements, blocks }: Outline,
  keep: readonly boolean[],
  records: readonly PostRecord[],
): number[] {
  const last = Math.max(...records.map(({ index }) => itemAt(elements, index).lastBlock));
  return blocks.flatMap(({ chars }, b) => (b >= last && keep[b] && chars <= LAST_LINE_CHARS ? [b] : []));
}

function holdsBlocks({ outline: { elements } }: Walk, index: number): boolean {
  for (let i = index + 1; i < itemAt(elements, index).end; i++) if (itemAt(elements, i).breaks) return true;
  return false;
}
