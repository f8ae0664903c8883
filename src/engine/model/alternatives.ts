import type { Outline } from '../types.ts';

/** Another part of the page that a person may have meant. */
export type RankedSelection = {
  /** 1 for kept blocks. */
  readonly keep: Uint8Array;
  /** The word F1 to expect of it, 0–1. */
  readonly expected: number;
};

const MOST = 2;
/** Candidates that are compared with what was chosen, best first. */
const LOOKED_AT = 200;
/** Two readings that share more of their words than this (of all words in either) are one to a reader. */
const ALIKE = 0.75;
/** A reading shows at least this many words that the first one does not. */
const FEWEST_NEW_WORDS = 25;
/** Text with a larger share of links that is not likely content goes with no reading of its surroundings. */
const LINKS = 0.6;
const UNLIKELY = 0.2;

/**
 * The second and third best readings of a page, where there are such: whole elements, less what is only links in them, ranked by the F1 to expect of them
 * (see decode.ts) and unlike the first reading and each other. Best first, at most two. Time: elements · log elements.
 */
export function rankAlternatives(
  { blocks, elements }: Outline,
  probability: ArrayLike<number>,
  first: Uint8Array,
): RankedSelection[] {
  const n = blocks.length;
  const takes = new Uint8Array(n);
  const [words, right, fresh] = [new Float64Array(n + 1), new Float64Array(n + 1), new Float64Array(n + 1)];
  let wanted = 0;
  for (let b = 0; b < n; b++) {
    const { linkChars, chars, words: count } = blocks[b]!;
    takes[b] = linkChars > LINKS * chars && probability[b]! < UNLIKELY ? 0 : 1;
    words[b + 1] = words[b]! + takes[b]! * count;
    right[b + 1] = right[b]! + takes[b]! * count * probability[b]!;
    fresh[b + 1] = fresh[b]! + (first[b] ? 0 : takes[b]! * count);
    wanted += count * probability[b]!;
  }
  const candidates: { from: number; to: number; expected: number }[] = [];
  for (let i = 0; i < elements.length; i++) {
    const { firstBlock: from, lastBlock: to, parent } = elements[i]!;
    const around = parent < 0 ? undefined : elements[parent]!;
    const isNew = around === undefined || around.firstBlock !== from || around.lastBlock !== to;
    if (!isNew || fresh[to]! - fresh[from]! < FEWEST_NEW_WORDS) continue;
    candidates.push({ from, to, expected: (2 * (right[to]! - right[from]!)) / (words[to]! - words[from]! + wanted) });
  }
  candidates.sort((a, b) => b.expected - a.expected || a.from - b.from);
  const chosen: RankedSelection[] = [];
  const taken: Uint8Array[] = [first];
  for (const { from, to, expected } of candidates.slice(0, LOOKED_AT)) {
    if (chosen.length === MOST) break;
    const keep = new Uint8Array(n);
    for (let b = from; b < to; b++) keep[b] = takes[b]!;
    if (taken.some((other) => isAlike(other, keep))) continue;
    chosen.push({ keep, expected });
    taken.push(keep);
  }
  return chosen;

  function isAlike(a: Uint8Array, b: Uint8Array): boolean {
    let [shared, all] = [0, 0];
    for (let i = 0; i < n; i++) {
      if (!a[i] && !b[i]) continue;
      all += blocks[i]!.words;
      if (a[i] && b[i]) shared += blocks[i]!.words;
    }
    return shared > ALIKE * all;
  }
}
