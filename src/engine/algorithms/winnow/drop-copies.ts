import type { Outline } from '../../types.ts';

/** Shorter texts are said twice by chance; beside a longer copy they are copies too. */
const FEWEST_WORDS = 8;
/** Copies of which the elements around are alike so far up are entries of one kind, and each is meant to be there. */
const LEVELS = 4;
/** A place that is at least half made of copies says again what stands elsewhere; where two places share a line or two, both keep them. */
const MOSTLY = 0.5;
/** Lines of these stand where they stand, however often. */
const WHOLES: ReadonlySet<string> = new Set(['table', 'pre', 'code']);
const QUOTES: ReadonlySet<string> = new Set(['blockquote']);

/**
 * Leaves out what says word for word again what is kept elsewhere in other markup: the part of a page that is made twice, for wide and for narrow screens, a
 * post that is quoted whole below, the teaser of a text that follows. The trees judge block by block and cannot see that one of two is enough. Of two copies
 * goes the one in a quotation, else the one that stands among copies mostly, else that of the less probable place; each text stays once. Returns a new
 * decision; linear in blocks, but for the depth of those that stand there twice.
 */
export function dropCopies(
  { blocks, elements }: Outline,
  keep: Uint8Array,
  probability: ArrayLike<number>,
): Uint8Array {
  const n = blocks.length;
  const isCopy = new Uint8Array(n);
  const pairs: [first: number, second: number][] = [];
  const seen = new Map<string, number>();
  for (let b = 0; b < n; b++) {
    if (!keep[b] || blocks[b]!.words < FEWEST_WORDS) continue;
    const first = seen.get(blocks[b]!.text);
    if (first === undefined) seen.set(blocks[b]!.text, b);
    else if (
      isOtherMarkup(blocks[first]!.element, blocks[b]!.element) &&
      !isWithin(first, WHOLES) &&
      !isWithin(b, WHOLES)
    )
      pair(first, b);
  }
  if (pairs.length === 0) return keep;
  // Kept blocks, and for each block how many of them stand before it.
  const kept = Int32Array.from([...keep.keys()].filter((b) => keep[b]));
  const before = sums((b) => (keep[b] ? 1 : 0));
  for (let i = 0, long = pairs.length; i < long; i++) {
    pairBeside(pairs[i]!, -1);
    pairBeside(pairs[i]!, 1);
  }
  const words = sums((b) => (keep[b] ? blocks[b]!.words : 0));
  const copied = sums((b) => (isCopy[b] ? blocks[b]!.words : 0));
  const likely = sums((b) => (isCopy[b] ? blocks[b]!.words * probability[b]! : 0));
  const left = keep.slice();
  // What stays of those that were compared with a first copy.
  const stays = new Map<number, number>();
  const quotes = new Set<number>();
  for (const [first, second] of pairs) {
    const stay = stays.get(first) ?? first;
    const goes = whichGoes(stay, second);
    if (goes < 0) continue;
    left[goes] = 0;
    stays.set(first, goes === stay ? second : stay);
    quotes.add(nearest(goes, QUOTES));
  }
  quotes.delete(-1);
  if (quotes.size > 0) leaveOutRests();
  return left;

  /** Who was quoted says nothing without what they said. */
  function leaveOutRests(): void {
    const rest = sums((b) => (left[b] ? blocks[b]!.words : 0));
    for (const quote of quotes) {
      const { firstBlock, lastBlock } = elements[quote]!;
      if (rest[lastBlock]! - rest[firstBlock]! < FEWEST_WORDS) left.fill(0, firstBlock, lastBlock);
    }
  }

  /** Sums over the blocks before each block; entry b of n+1. */
  function sums(of: (block: number) => number): Float64Array {
    const sum = new Float64Array(n + 1);
    for (let b = 0; b < n; b++) sum[b + 1] = sum[b]! + of(b);
    return sum;
  }

  function pair(first: number, second: number): void {
    isCopy[first] = isCopy[second] = 1;
    pairs.push([first, second]);
  }

  /** Short texts beside two copies, the same on both sides, are copies too. */
  function pairBeside([first, second]: readonly [number, number], step: 1 | -1): void {
    for (
      let [a, b] = [nextKept(first, step), nextKept(second, step)];
      a >= 0 && b >= 0 && a !== second && b !== first;
      [a, b] = [nextKept(a, step), nextKept(b, step)]
    ) {
      if (isCopy[a] || isCopy[b] || blocks[a]!.text !== blocks[b]!.text || isWithin(a, WHOLES) || isWithin(b, WHOLES))
        break;
      pair(a, b);
    }
  }

  function nextKept(b: number, step: 1 | -1): number {
    return kept[before[b]! + step] ?? -1;
  }

  /** That one of two copies; -1 where neither does. */
  function whichGoes(a: number, b: number): number {
    const isQuoted = isWithin(a, QUOTES);
    if (isQuoted !== isWithin(b, QUOTES)) return isQuoted ? a : b;
    const [ofA, ofB] = [placeOf(a), placeOf(b)];
    if (ofA.share < MOSTLY && ofB.share < MOSTLY) return -1;
    if (ofA.share < MOSTLY || ofB.share < MOSTLY) return ofA.share < ofB.share ? b : a;
    return ofA.likely < ofB.likely ? a : b;
  }

  /** What holds the block: how much of it is copies, 0–1, and how probable these are. */
  function placeOf(b: number): { readonly share: number; readonly likely: number } {
    const { element } = blocks[b]!;
    const { firstBlock, lastBlock } = elements[Math.max(0, elements[element]!.parent)]!;
    const copies = copied[lastBlock]! - copied[firstBlock]! || 1;
    return {
      share: copies / (words[lastBlock]! - words[firstBlock]! || 1),
      likely: (likely[lastBlock]! - likely[firstBlock]!) / copies,
    };
  }

  function isOtherMarkup(a: number, b: number): boolean {
    for (let [level, i, j] = [0, a, b]; level < LEVELS && i !== j; level++) {
      if (i < 0 || j < 0) return true;
      const [one, other] = [elements[i]!, elements[j]!];
      if (one.tag !== other.tag || one.classes !== other.classes) return true;
      [i, j] = [one.parent, other.parent];
    }
    return false;
  }

  function isWithin(b: number, tags: ReadonlySet<string>): boolean {
    return nearest(b, tags) >= 0;
  }

  /** The nearest element of such a tag around a block; -1 where there is none. */
  function nearest(b: number, tags: ReadonlySet<string>): number {
    let i = blocks[b]!.element;
    while (i >= 0 && !tags.has(elements[i]!.tag)) i = elements[i]!.parent;
    return i;
  }
}
