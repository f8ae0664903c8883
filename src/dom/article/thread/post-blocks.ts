import type { Outline, TextRun } from '../../../engine/types.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { lowerBound } from './lower-bound.ts';
import type { PostRecord } from './post-records.ts';

/**
 * Outside a post's body, a line of at most this many characters without a sentence is a rank, a counter or a button.
 */
export const FURNITURE_CHARS = 60;

/** Indices of the blocks that hold a post's author, time or score. */
export function creditBlocksOf({ outline }: Walk, { index, author, time, score }: PostRecord): Set<number> {
  const { elements } = outline;
  const found = new Set<number>();
  const { firstBlock, lastBlock } = elements[index]!;
  for (const { element, block } of runsOf(outline, firstBlock, lastBlock)) {
    if ([author, time, score].some((mark) => mark > index && element >= mark && element < elements[mark]!.end))
      found.add(block);
  }
  return found;
}

/** The text runs of the blocks from `first` up to, but not including, `last`. */
function runsOf({ runs }: Outline, first: number, last: number): readonly TextRun[] {
  const [start, end] = [first, last].map((limit) => lowerBound(runs.length, (i) => runs[i]!.block < limit));
  return runs.slice(start, end);
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
  const { firstBlock, lastBlock } = elements[index]!;
  const found: number[] = [];
  for (let block = firstBlock; block < lastBlock; block++) {
    const { element, chars, linkChars, sentences, heading } = blocks[block]!;
    if (!keep[block] || credits.has(block) || (element >= body && element < elements[body]!.end)) continue;
    if (owners[element]! > index) continue;
    const isWrapped = elements[body]!.parent !== index || holdsBlocks(walk, body);
    if (chars <= FURNITURE_CHARS && (linkChars === chars || (isWrapped && sentences === 0 && heading === 0)))
      found.push(block);
  }
  return found;
}

function holdsBlocks({ outline: { elements } }: Walk, index: number): boolean {
  for (let i = index + 1; i < elements[index]!.end; i++) if (elements[i]!.breaks) return true;
  return false;
}
