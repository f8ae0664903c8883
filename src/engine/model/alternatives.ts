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
/** A block of so many words and few links is prose; with the end of a sentence, of so few. Cells and lines are not. */
const PROSE_WORDS = 15;
const SENTENCE_WORDS = 8;
const PROSE_LINKS = 1 / 3;
/** The share of an alternative's new words that are prose, at least: else it is a list of links, facts or labels. */
const PROSE_SHARE = 0.5;
/** An alternative with less expected F1 is a note on rights or cookies rather than what the user looks for. */
const LEAST_EXPECTED = 0.04;
/** Parts of a page that hold no article. */
const FURNITURE_TAGS = new Set(['footer', 'nav']);
const FURNITURE_ROLES = new Set(['contentinfo', 'navigation']);
/** Alternatives omit blocks with a higher link density and a probability below UNLIKELY. */
const LINKS = 0.6;
const UNLIKELY = 0.2;

/**
 * Up to two alternatives to the first selection, best first: whole elements without their blocks of links, ranked by
 * expected F1 (decode.ts), mostly prose, and different in words from the first selection and from each other. Time:
 * elements · log elements.
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
  const isFurniture = new Uint8Array(elements.length);
  const candidates: { from: number; to: number; expected: number }[] = [];
  for (let i = 0; i < elements.length; i++) {
    const element = elements[i]!;
    const { firstBlock: from, lastBlock: to, parent } = element;
    const around = parent < 0 ? undefined : elements[parent];
    if (isFurniture[parent] || FURNITURE_TAGS.has(element.tag) || FURNITURE_ROLES.has(element.role)) {
      isFurniture[i] = 1;
      continue;
    }
    const isNew = around === undefined || around.firstBlock !== from || around.lastBlock !== to;
    if (!isNew || sumInside(fresh, element) < FEWEST_NEW_WORDS) continue;
    const expected = (2 * sumInside(right, element)) / (sumInside(words, element) + wanted);
    if (expected >= LEAST_EXPECTED) candidates.push({ from, to, expected });
  }
  candidates.sort((a, b) => b.expected - a.expected || a.from - b.from);
  const chosen: RankedSelection[] = [];
  if (candidates.length === 0) return chosen;
  const firstOf = firstOfEachText(blocks);
  const taken = [textsOf(first)];
  for (const { from, to, expected } of candidates.slice(0, COMPARED)) {
    if (chosen.length === MOST) break;
    const keep = new Uint8Array(n);
    keep.set(takes.subarray(from, to), from);
    const texts = textsOf(keep);
    if (taken.some((other) => isAlike(other, texts)) || !isReadable(texts)) continue;
    chosen.push({ keep, expected });
    taken.push(texts);
  }
  return chosen;

  /** Marks the first block of each text of a selection, because pages repeat parts for other widths. */
  function textsOf(keep: Uint8Array): Uint8Array {
    const texts = new Uint8Array(n);
    for (let b = 0; b < n; b++) if (keep[b]) texts[firstOf[b]!] = 1;
    return texts;
  }

  function isAlike(a: Uint8Array, b: Uint8Array): boolean {
    let [shared, all] = [0, 0];
    blocks.forEach(({ words }, i) => {
      if (a[i] || b[i]) all += words;
      if (a[i] && b[i]) shared += words;
    });
    return shared > ALIKE * all;
  }

  /** True where most of what the first selection lacks is prose. */
  function isReadable(texts: Uint8Array): boolean {
    let [prose, all] = [0, 0];
    blocks.forEach((block, b) => {
      if (!texts[b] || taken[0]?.[b]) return;
      all += block.words;
      if (isProse(block)) prose += block.words;
    });
    return all >= FEWEST_NEW_WORDS && prose >= PROSE_SHARE * all;
  }
}

function isProse({ words, sentences, linkChars, chars }: Block): boolean {
  return words >= (sentences > 0 ? SENTENCE_WORDS : PROSE_WORDS) && linkDensity(linkChars, chars) <= PROSE_LINKS;
}

/** For each block the index of the first one with its text. */
function firstOfEachText(blocks: readonly Block[]): Int32Array {
  const known = new Map<string, number>();
  return Int32Array.from(blocks, ({ text }, b) => {
    const at = known.get(text) ?? b;
    known.set(text, at);
    return at;
  });
}
