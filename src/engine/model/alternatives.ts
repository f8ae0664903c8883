import { linkDensity } from '../features/link-density.ts';
import { runningSums, sumInside } from '../features/running-sums.ts';
import type { Block, Outline } from '../types.ts';

/** Another selection that the user may want. */
export type RankedSelection = {
  /** 1 for kept blocks. */
  readonly keep: Uint8Array;
  /** The expected word F1, 0–1. */
  readonly expected: number;
};

/** Maximum number of alternatives. */
const MOST = 2;
/** Maximum number of candidates that are compared with the selections, best first. */
const COMPARED = 200;
/** Two selections that share more than this share of the words in either look the same to the user. */
const ALIKE = 0.75;
/** An alternative has at least this many words that the first selection does not have. */
const FEWEST_NEW_WORDS = 25;
/** Alternatives omit blocks with a higher link density and a probability below UNLIKELY. */
const LINKS = 0.6;
const UNLIKELY = 0.2;

/**
 * Up to two alternatives to the first selection, best first: whole elements without their blocks of links, ranked by
 * expected F1 (decode.ts), different from the first selection and from each other. Time: elements · log elements.
 */
export function rankAlternatives(
  { blocks, elements }: Outline,
  probability: ArrayLike<number>,
  first: Uint8Array,
): RankedSelection[] {
  const n = blocks.length;
  const takes = new Uint8Array(n);
  let wanted = 0;
  blocks.forEach(({ linkChars, chars, words: count }, b) => {
    const likely = probability[b]!;
    takes[b] = linkDensity(linkChars, chars) > LINKS && likely < UNLIKELY ? 0 : 1;
    wanted += count * likely;
  });
  const wordsOf = (block: Block, b: number): number => (takes[b] ? block.words : 0);
  const words = runningSums(blocks, wordsOf);
  const right = runningSums(blocks, (block, b) => wordsOf(block, b) * probability[b]!);
  const fresh = runningSums(blocks, (block, b) => (first[b] ? 0 : wordsOf(block, b)));
  const candidates: { from: number; to: number; expected: number }[] = [];
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i]!;
    const { firstBlock: from, lastBlock: to, parent } = element;
    const around = parent < 0 ? undefined : elements[parent];
    const isNew = around === undefined || around.firstBlock !== from || around.lastBlock !== to;
    if (!isNew || sumInside(fresh, element) < FEWEST_NEW_WORDS) continue;
    candidates.push({ from, to, expected: (2 * sumInside(right, element)) / (sumInside(words, element) + wanted) });
  }
  candidates.sort((a, b) => b.expected - a.expected || a.from - b.from);
  const chosen: RankedSelection[] = [];
  const taken: Uint8Array[] = [first];
  for (const { from, to, expected } of candidates.slice(0, COMPARED)) {
    if (chosen.length === MOST) break;
    const keep = new Uint8Array(n);
    keep.set(takes.subarray(from, to), from);
    if (taken.some((other) => isAlike(other, keep))) continue;
    chosen.push({ keep, expected });
    taken.push(keep);
  }
  return chosen;

  function isAlike(a: Uint8Array, b: Uint8Array): boolean {
    let [shared, all] = [0, 0];
    blocks.forEach(({ words }, i) => {
      if (a[i] || b[i]) all += words;
      if (a[i] && b[i]) shared += words;
    });
    return shared > ALIKE * all;
  }
}
