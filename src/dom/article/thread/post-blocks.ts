import type { Outline, TextRun } from '../../../engine/types.ts';
import type { Walk } from '../../walk/walk-page.ts';
import { linkAround } from '../outline/link-around.ts';
import { lowerBound } from './lower-bound.ts';
import type { PostRecord } from './post-records.ts';

/**
 * Outside a post's body, a line of at most this many characters without a sentence is a rank, a counter or a button.
 */
const FURNITURE_CHARS = 60;
/** Characters that a credit line may have besides author and time, such as "answered" or "12 points". */
const EXTRA_CHARS = 30;

/** Indices of the blocks that hold a post's author and time. */
export function creditBlocksOf({ outline }: Walk, { index, author, time }: PostRecord): Set<number> {
  const { elements } = outline;
  const found = new Set<number>();
  const { firstBlock, lastBlock } = elements[index]!;
  for (const { element, block } of runsOf(outline, firstBlock, lastBlock)) {
    if ([author, time].some((mark) => element >= mark && element < elements[mark]!.end)) found.add(block);
  }
  return found;
}

/** True where a credit block also has links, bare numbers or more words than a credit line. */
export function holdsMoreThanCredits({ outline }: Walk, { author, time }: PostRecord, block: number): boolean {
  const { elements, blocks } = outline;
  let other = '';
  for (const run of runsOf(outline, block, block + 1)) {
    if ([author, time].some((mark) => run.element >= mark && run.element < elements[mark]!.end)) continue;
    const link = linkAround(elements, run.element);
    if (link >= 0 && !elements[link]!.breaks) return true;
    other += blocks[block]!.text.slice(run.start, run.end);
  }
  return other.length > EXTRA_CHARS || (/\d/.test(other) && !/\p{L}/u.test(other));
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
  credits: ReadonlyMap<number, boolean>,
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
